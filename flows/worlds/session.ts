import { atRest, contextOf, isIn, isLeft } from './questions';
import { post, type Scene, send } from './scene';
import { describeWorld, done, forEach, refused, sends, whenPossible } from './world';

const TABS = ['tab A', 'tab B'];
const MEMBERS = ['ada@example.com', 'grace@example.com'];
const ADDRESS = '/plans';
const facts = {
  stored: { person: MEMBERS[0], token: 1 } as { person: string | undefined; token: number } | null,
  valid: [1],
  lastToken: 1,
  leaving: {} as Record<string, number | undefined>,
  kept: {} as Record<string, object | null>,
  data: { 'tab A': MEMBERS[0], 'tab B': MEMBERS[0] } as Record<string, string | undefined>,
  isSignedOut: false,
  isShownToOther: false,
};
type Facts = typeof facts;
type It = Scene<Facts>;

const user = (email: string | undefined) => ({ email });
const isMember = (it: It, tab: string) => isIn(it, tab, 'member');
const isBrowsing = (it: It, tab: string) => isIn(it, tab, { visitor: 'browsing' });
const personIn = (it: It, tab: string) =>
  isMember(it, tab) ? contextOf(it, tab).user.email : undefined;
/**
 * Builds the event from the storage at the time of delivery.
 * The tab that made the change receives the event at once, the other tab later.
 */
const read = ({ facts: { stored, kept } }: It, tab: string, { type }: { type: string }) => {
  const session = { isSignedIn: stored !== null, user: stored && user(stored.person) };
  return {
    type: stored ? 'session.changed' : type,
    address: ADDRESS,
    session,
    interruption: stored ? null : (kept[tab] ?? null),
  };
};
const change = (it: It, tab: string, type: string, ...more: readonly string[]) => {
  for (const sent of [type, ...more]) {
    for (const other of TABS) if (other !== tab) post(it, tab, other, { type: sent });
  }
  send(it, tab, read(it, tab, { type }));
};

export const sessionWorld = describeWorld<Facts>({
  about: '4.session.token',
  promises: {
    '4.session.token': {
      'Every tab shows the member of the stored token.': atRest((it) =>
        TABS.every((tab) => personIn(it, tab) === it.facts.stored?.person),
      ),
    },
    '4.session.guards': {
      'A visitor has no user, and knows an expired session.': (it) =>
        TABS.every((tab) => {
          const { user, interruption } = contextOf(it, tab);
          const isInterrupted = isIn(it, tab, { visitor: 'interrupted' });
          return isMember(it, tab) || (user === null && (interruption !== null) === isInterrupted);
        }),
    },
    '4.session.sign-out': {
      "A visitor's tab has no member's data, unless the session expired.": atRest((it) =>
        TABS.every((tab) => !isBrowsing(it, tab) || it.facts.data[tab] === undefined),
      ),
      "One member's data is never shown to another.": (it) => !it.facts.isShownToOther,
      'A sign-out in one tab signs out all tabs for good.': atRest(
        (it) => !it.facts.isSignedOut || TABS.every((tab) => isBrowsing(it, tab)),
      ),
    },
  },
  hopes: {
    '4.session.sign-out': {
      'A member can still sign out.': (it) =>
        !isLeft(it, 'signOuts') || TABS.every((tab) => !isMember(it, tab)),
    },
    '4.session.sign-in': {
      'A visitor can still sign in.': (it) =>
        !isLeft(it, 'signIns') || TABS.every((tab) => isMember(it, tab)),
    },
  },
  limits: { signIns: 2, signOuts: 2, endings: 1 },
  moves: {
    ...forEach(TABS, (tab) => ({
      ...forEach(MEMBERS, (person) => ({
        [`${person} signs in in ${tab}`]: {
          uses: 'signIns',
          when: (it: It) => !isMember(it, tab),
          does: (it: It) => {
            const token = it.facts.lastToken + 1;
            it.facts.valid.push(token);
            const stored = { person, token };
            Object.assign(it.facts, { stored, lastToken: token, isSignedOut: false });
            change(it, tab, 'session.changed');
          },
        },
      })),
      [`Logout is pressed in ${tab}`]: {
        uses: 'signOuts',
        ...whenPossible(tab, 'signOut.requested', { isEverywhere: false }),
      },
      [`a call in ${tab} is refused`]: {
        when: ({ facts: { stored, valid } }: It) =>
          stored !== null && !valid.includes(stored.token),
        does: sends(tab, 'session.refused', { address: ADDRESS }),
      },
    })),
    'all sessions are ended on another device': {
      uses: 'endings',
      does: ({ facts }) => Object.assign(facts, { valid: [] }),
    },
  },
  cast: forEach(TABS, (tab) => ({
    [tab]: {
      chart: 'session' as const,
      input: { isSignedIn: true, user: user(MEMBERS[0]), interruption: null },
    },
  })),
  facts,
  losses: 0,
  late: 1,
  depth: 8,
  read,
  calls: {
    signOut: {
      'the provider ends the session': ({ facts }, _, tab) => {
        const token = facts.leaving[tab] ?? 0;
        if (!facts.valid.includes(token)) return null;
        facts.valid = facts.valid.filter((other) => other !== token);
        return done();
      },
      'the provider does not know the session': ({ facts }, _, tab) =>
        facts.valid.includes(facts.leaving[tab] ?? 0) ? null : refused(401),
    },
  },
  receives: {
    signOut: ({ facts }, tab) => {
      facts.leaving[tab] = facts.stored?.token;
    },
    endInterruption: (it, tab) => {
      const person = personIn(it, tab);
      it.facts.isShownToOther ||= ![undefined, person].includes(it.facts.data[tab]);
      it.facts.data[tab] = person;
      it.facts.kept[tab] = null;
    },
    'session.ended': ({ facts }, tab) => {
      facts.data[tab] = undefined;
      facts.kept[tab] = null;
    },
    keepInterrupted: ({ facts }, tab, { interruption }) => {
      facts.kept[tab] = interruption;
    },
    forgetSession: (it, tab) => {
      it.facts.stored = null;
      change(it, tab, 'token.removed', 'session.changed');
    },
    clearStorage: (it, tab) => {
      Object.assign(it.facts, { stored: null, isSignedOut: true });
      change(it, tab, 'storage.cleared');
    },
  },
  ignores: forEach(['session.changed', 'token.removed', 'storage.cleared'], (type) => ({
    [type]: (it: It, tab: string) => !isMember(it, tab),
  })),
});
