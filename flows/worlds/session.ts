/** Two tabs, which share the browser's storage, and a provider at which sessions also end elsewhere. */

import { can, isAtRest, post, type Scene, send } from './scene';
import { describeWorld, done, type Move } from './world';

const TABS = ['tab A', 'tab B'];
const MEMBERS = ['ada@example.com', 'grace@example.com'];
const ADDRESS = '/plans';
const facts = {
  /** What storage has: whose session, and its token. */
  stored: { person: MEMBERS[0], token: 1 } as { person: string | undefined; token: number } | null,
  ...{ valid: [1], lastToken: 1, signInsLeft: 2, signOutsLeft: 2, endingsLeft: 1 },
  /** By tab: the token that signs out, who was interrupted there, and whose data it has. */
  leaving: {} as Record<string, number | undefined>,
  kept: {} as Record<string, object | null>,
  data: { 'tab A': MEMBERS[0], 'tab B': MEMBERS[0] } as Record<string, string | undefined>,
  ...{ isSignedOut: false, isShownToOther: false },
};
type Facts = typeof facts;
type It = Scene<Facts>;

const user = (email: string | undefined) => ({ email });
const isMember = ({ charts }: It, tab: string) => Boolean(charts[tab]?.snap.matches('member'));
const personIn = (it: It, tab: string) =>
  isMember(it, tab) ? it.charts[tab]?.snap.context.user.email : undefined;
const isValid = ({ facts: { stored, valid } }: It) =>
  stored !== null && valid.includes(stored.token);
/** A storage event: at once in the tab that has changed it, later in the other. What it says is read then, as
 * by `watchSession`: of storage in which a token is again, nothing was lost. */
const read = ({ facts: { stored, kept } }: It, tab: string, { type }: { type: string }) => {
  const session = { isSignedIn: stored !== null, user: stored && user(stored.person) };
  return {
    type: stored ? 'session.changed' : type,
    address: ADDRESS,
    session,
    interruption: stored ? null : (kept[tab] ?? null),
  };
};
const change = (it: It, tab: string, types: readonly string[]) => {
  for (const type of types) {
    for (const other of TABS) if (other !== tab) post(it, tab, other, { type });
  }
  const [type = ''] = types;
  send(it, tab, read(it, tab, { type }));
};
const signIn = (tab: string, person: string | undefined) => (it: It) => {
  const token = it.facts.lastToken + 1;
  it.facts.lastToken = token;
  it.facts.signInsLeft -= 1;
  it.facts.valid.push(token);
  Object.assign(it.facts, { stored: { person, token }, isSignedOut: false });
  change(it, tab, ['session.changed']);
};
const enter = (it: It, tab: string) => {
  const person = personIn(it, tab);
  it.facts.isShownToOther ||= ![undefined, person].includes(it.facts.data[tab]);
  it.facts.data[tab] = person;
  it.facts.kept[tab] = null;
};

export const sessionWorld = describeWorld<Facts>({
  cast: Object.fromEntries(
    TABS.map((tab) => [
      tab,
      { chart: 'session', input: { isSignedIn: true, user: user(MEMBERS[0]), interruption: null } },
    ]),
  ),
  ...{ facts, losses: 0, late: 1, depth: 8 },
  read,
  calls: {
    signOut: {
      'the provider ends the session': ({ facts }, _, tab) => {
        const token = facts.leaving[tab] ?? 0;
        if (!facts.valid.includes(token)) return null;
        facts.valid = facts.valid.filter((other) => other !== token);
        return done();
      },
    },
  },
  hears: {
    signOut: ({ facts }, tab) => {
      facts.leaving[tab] = facts.stored?.token;
    },
    endInterruption: enter,
    'session.ended': ({ facts }, tab) => {
      facts.data[tab] = undefined;
      facts.kept[tab] = null;
    },
    keepInterrupted: ({ facts }, tab, { interruption }) => {
      facts.kept[tab] = interruption;
    },
    forgetSession: (it, tab) => {
      it.facts.stored = null;
      change(it, tab, ['token.removed', 'session.changed']);
    },
    clearStorage: (it, tab) => {
      Object.assign(it.facts, { stored: null, isSignedOut: true });
      change(it, tab, ['storage.cleared']);
    },
  },
  moves: (it) => [
    ...TABS.flatMap((tab): Move<Facts>[] => [
      ...MEMBERS.map(
        (person): Move<Facts> => [
          it.facts.signInsLeft > 0 && !isMember(it, tab) && `${person} signs in in ${tab}`,
          signIn(tab, person),
        ],
      ),
      [
        it.facts.signOutsLeft > 0 &&
          can(it, tab, { type: 'signOut.requested' }) &&
          `Logout is pressed in ${tab}`,
        (it) => {
          it.facts.signOutsLeft -= 1;
          send(it, tab, { type: 'signOut.requested', isEverywhere: false });
        },
      ],
      [
        it.facts.stored !== null && !isValid(it) && `a call in ${tab} is refused`,
        (it) => send(it, tab, { type: 'session.refused', address: ADDRESS }),
      ],
    ]),
    [
      it.facts.endingsLeft > 0 && 'all sessions are ended on another device',
      ({ facts }) => {
        facts.endingsLeft -= 1;
        facts.valid = [];
      },
    ],
  ],
  promises: [
    [
      '4.session.token',
      'Every tab shows the member whose token is stored.',
      (it) => !isAtRest(it) || TABS.every((tab) => personIn(it, tab) === it.facts.stored?.person),
    ],
    [
      '4.session.sign-out',
      'What a tab has of one member is never shown to another.',
      ({ facts }) => !facts.isShownToOther,
    ],
    [
      '4.session.sign-out',
      'Signed out in one tab, all tabs are a visitor’s, and nothing is taken up.',
      (it) =>
        !isAtRest(it) ||
        !it.facts.isSignedOut ||
        TABS.every((tab) => it.charts[tab]?.snap.matches({ visitor: 'browsing' })),
    ],
  ],
  hopes: [
    [
      '4.session.sign-out',
      'A member can still sign out.',
      (it) => it.facts.signOutsLeft === 0 || TABS.every((tag) => !isMember(it, tag)),
    ],
    [
      '4.session.sign-in',
      'A visitor can still sign in.',
      (it) => it.facts.signInsLeft === 0 || TABS.every((tag) => isMember(it, tag)),
    ],
  ],
});
