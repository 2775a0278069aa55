import { atRest, contextOf, hasTag, isLeft, isSame, runs } from './questions';
import { begin, send } from './scene';
import {
  ADDRESS,
  change,
  EARLIER,
  facts,
  type It,
  initial,
  inTabs,
  isBrowsing,
  isInterrupted,
  isMember,
  isRefused,
  isUpToDate,
  MEMBERS,
  NO_TOKEN,
  REFUSED,
  read,
  report,
  show,
  TAB,
  TABS,
  user,
  userIn,
} from './session-tabs';
import { describeWorld, done, forEach, refused } from './world';

export const sessionWorld = describeWorld<typeof facts>({
  about: '4.session.token',
  promises: {
    '4.session.token': {
      'Every tab shows the stored member.': atRest(
        inTabs((it, tab) => isSame(userIn(it, tab), it.facts.stored?.user ?? null)),
      ),
      'What a tab has loaded is of the user whom it shows.': inTabs((it, tab) =>
        isSame(it.facts.loaded[tab], userIn(it, tab)),
      ),
    },
    '4.session.guards': {
      'A visitor has no user.': inTabs(
        (it, tab) => isMember(it, tab) || contextOf(it, tab).user === null,
      ),
      'An expired session can be continued where it ended, also after a reload.': inTabs(
        (it, tab) => {
          const { kept, data } = it.facts;
          const ended = isInterrupted(it, tab) ? { person: data[tab], address: ADDRESS } : null;
          const known = isMember(it, tab) ? null : contextOf(it, tab).interruption;
          return isSame(known, ended) && isSame(kept[tab] ?? null, ended);
        },
      ),
      "A member is not led to the page of another's expired session.": inTabs((it, tab) =>
        [undefined, it.facts.data[tab]].includes(contextOf(it, tab).interruption?.person),
      ),
    },
    '4.session.sign-out': {
      "A visitor's tab has no member's data, unless the session expired.": inTabs(
        (it, tab) => !isBrowsing(it, tab) || it.facts.data[tab] === undefined,
      ),
      "One member's data is never shown to another.": inTabs(
        (it, tab) => !isMember(it, tab) || it.facts.data[tab] === userIn(it, tab)?.email,
      ),
      "A tab's data is kept while its member is signed in or can sign in again.": (it) =>
        !it.facts.isDataLost,
      'A sign-out in one tab signs out all tabs for good.': atRest(
        inTabs((it, tab) => !it.facts.isSignedOut || isBrowsing(it, tab)),
      ),
      'A sign-out opens the landing page when nothing is stored, or its failure is shown.': inTabs(
        (it, tab) => !it.facts.awaitsLanding[tab] || runs(it, tab, 'signOut'),
      ),
      'Nothing else opens the landing page or shows that failure.': (it) => !it.facts.isUnasked,
    },
    '8.unauthorized': {
      'A refused call removes the token and opens the landing page.': inTabs(
        (it, tab) => it.facts.awaitsLanding[tab] !== REFUSED,
      ),
    },
  },
  hopes: {
    '4.session.sign-out': {
      'A member can still sign out.': inTabs(
        (it, tab) => !isLeft(it, 'signOuts') || !isMember(it, tab),
      ),
    },
    '4.session.sign-in': {
      'A visitor can still sign in.': inTabs(
        (it, tab) => !isLeft(it, 'signIns') || isMember(it, tab),
      ),
    },
  },
  limits: { signIns: 2, signOuts: 2, endings: 1, turns: 1 },
  moves: {
    ...forEach(TABS, (tab) => ({
      ...forEach(MEMBERS, (person) => ({
        [`${person} signs in in ${tab}`]: {
          uses: 'signIns',
          when: (it: It) => !isMember(it, tab),
          does: (it: It) => {
            const token = it.facts.lastToken + 1;
            it.facts.valid.push(token);
            const stored = { user: user(person), token };
            Object.assign(it.facts, { stored, lastToken: token, isSignedOut: false });
            change(it, tab, 'session.changed');
          },
        },
      })),
      [`Logout is pressed in ${tab}`]: {
        uses: 'signOuts',
        when: (it: It) => isMember(it, tab) && !hasTag(it, tab, 'busy'),
        does: (it: It) => {
          it.facts.awaitsLanding[tab] = it.facts.stored?.token ?? NO_TOKEN;
          send(it, tab, { type: 'signOut.requested', isEverywhere: false });
        },
      },
      [`a call in ${tab} is refused`]: {
        when: (it: It) => (it.facts.stored !== null || isMember(it, tab)) && isRefused(it),
        does: (it: It) => {
          it.facts.awaitsLanding[tab] ??= REFUSED;
          report(it, tab, 'session.refused');
        },
      },
      [`the profile is saved in ${tab}`]: {
        uses: 'turns',
        when: (it: It) => userIn(it, tab)?.email === (it.facts.stored?.user.email ?? ''),
        does: (it: It) => {
          Object.assign(it.facts.stored ?? {}, { user: user(userIn(it, tab)?.email, 'Ada') });
          change(it, tab, 'session.changed');
        },
      },
      [`${tab} is reloaded`]: {
        uses: 'turns',
        when: (it: It) => isUpToDate(it, tab),
        does: (it: It) => {
          const { session, interruption } = read(it, tab, { type: '' });
          begin(it, tab, { ...session, interruption });
          show(it, tab);
        },
      },
    })),
    'the member goes back to an earlier page of tab A': {
      uses: 'turns',
      when: (it) => isUpToDate(it, TAB),
      does: (it) => {
        const { [EARLIER]: earlier, ...charts } = it.charts;
        if (earlier) it.charts = { ...charts, [TAB]: earlier };
        it.facts.data[TAB] = MEMBERS[0];
        show(it, TAB);
        report(it, TAB, 'session.changed');
      },
    },
    'all sessions are ended on another device': {
      uses: 'endings',
      does: ({ facts }) => Object.assign(facts, { valid: [] }),
    },
  },
  cast: forEach([...TABS, EARLIER], (page) => ({
    [page]: { chart: 'session' as const, input: initial },
  })),
  facts,
  losses: 0,
  late: 0,
  depth: 7,
  read: (it, tab, mail) => {
    const event = read(it, tab, mail);
    const { isSignedIn, user } = event.session;
    if (isSignedIn && user?.email !== it.facts.data[tab]) it.facts.awaitsLanding[tab] = undefined;
    return event;
  },
  calls: {
    signOut: {
      'the provider ends the session': (it, _, tab) => {
        const token = it.facts.awaitsLanding[tab];
        if (isRefused(it, token)) return null;
        it.facts.valid = it.facts.valid.filter((other) => other !== token);
        return done();
      },
      'the provider cannot end the session': (it) => {
        if (!isLeft(it, 'turns')) return null;
        it.left = { ...it.left, turns: 0 };
        return refused(503);
      },
    },
  },
  receives: {
    endInterruption: ({ facts }, tab) => {
      facts.kept[tab] = null;
    },
    'person.changed': show,
    'user.changed': show,
    'session.ended': (it, tab) => {
      const { data, kept, stored } = it.facts;
      const isSignOut = it.log.at(-1)?.[1].type === 'storage.cleared';
      const owner = stored || isSignOut ? stored?.user.email : kept[tab]?.person;
      it.facts.isDataLost ||= owner !== undefined && owner === data[tab];
      data[tab] = userIn(it, tab)?.email;
      kept[tab] = null;
    },
    'page.requested': ({ facts }, tab) => {
      const { stored, isSignedOut, awaitsLanding, isUnasked } = facts;
      const isEmpty = stored === null && (isSignedOut || awaitsLanding[tab] === REFUSED);
      facts.isUnasked = isUnasked || awaitsLanding[tab] === undefined;
      if (isEmpty) awaitsLanding[tab] = undefined;
    },
    'failure.raised': ({ facts }, tab) => {
      facts.isUnasked ||= !facts.awaitsLanding[tab];
      facts.awaitsLanding[tab] = undefined;
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
