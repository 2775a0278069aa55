import { atRest, contextOf, isAtRest, isIn, isLeft } from './questions';
import { post, type Receiver, type Scene, send } from './scene';
import { atLoss, counts, describeWorld, done, forEach, refused } from './world';

const TABS = ['tab A', 'tab B'];
interface Tab {
  /** What the tab's toggle must show; `null` if unknown, such as after another tab's message. */
  shows: boolean | null;
  /**
   * A pending choice. `before`: what the toggle must show if the choice fails.
   * `before` is `null` if that is unknown: after another tab's save, until the list is read.
   */
  choice: {
    is: boolean;
    at: number;
    before: boolean | null;
    failures: number;
    isBlind: boolean;
  } | null;
  reads: 'never' | 'maybe' | 'surely';
}
const unused: Tab = { shows: false, choice: null, reads: 'never' };
const facts = {
  isSaved: false,
  wish: false,
  pressedIn: [] as string[],
  failedIn: [] as string[],
  unasked: 0,
  isUnfounded: false,
  tabs: { 'tab A': { ...unused }, 'tab B': { ...unused } } as Record<string, Tab>,
};
type It = Scene<typeof facts>;

const isOn = (it: It, tab: string): boolean => contextOf(it, tab).isWanted;
const tabIn = ({ facts: { tabs } }: It, tab: string) => tabs[tab] ?? unused;
const everyTab = (holds: (it: It, tab: string, known: Tab) => boolean) => (it: It) =>
  TABS.every((tab) => holds(it, tab, tabIn(it, tab)));
const calls = ({ charts }: It, tab: string, ...ids: readonly string[]) =>
  charts[tab]?.calls.some(({ id }) => ids.includes(id)) ?? false;
const failuresLeft = ({ losses, left }: It) => losses + (left.outages ?? 0);
const choose = (it: It, tab: string, wish: boolean) => {
  const known = tabIn(it, tab);
  const { before = isOn(it, tab), isBlind = it.cut.includes(tab) } = known.choice ?? {};
  known.choice = { is: wish, at: it.clock, before, failures: failuresLeft(it), isBlind };
  known.shows = it.facts.wish = wish;
  it.facts.pressedIn = [...new Set([...it.facts.pressedIn, tab])].sort();
};
const known = (holds: (it: It) => boolean) =>
  atRest<typeof facts>(
    (it) => TABS.some((tab) => isIn(it, tab, { settled: 'unknown' })) || holds(it),
  );
const isPressedInBoth = ({ facts: { pressedIn } }: It) => pressedIn.length > 1;
const isAlone = (it: It) => isLeft(it, 'turns') && !isPressedInBoth(it);
/**
 * This world excludes a flip by another device during a read.
 * Each tab prefers the list requested last, even if that list was answered before the flip.
 */
const isReading = (it: It) => TABS.some((tab) => calls(it, tab, 'readEntry'));
const flip = ({ facts }: It) => {
  facts.isSaved = !facts.isSaved;
};
const sendToggles = (type: string): Receiver<typeof facts> => {
  return (it, who, { isSaved, at }) => {
    const event = { type, isSaved, ...(at !== undefined && { at, askedAt: at }) };
    for (const tab of TABS) if (tab !== who) post(it, who, tab, event);
  };
};

export const watchlistWorld = describeWorld<typeof facts>({
  about: '4.watchlist.toggle',
  promises: {
    '8.watchlist': {
      'A failure is reported only in the tab of the click.': ({ facts: { failedIn, pressedIn } }) =>
        failedIn.every((tab) => pressedIn.includes(tab)),
      'A failure is reported only for a choice that failed, with its reason.': ({ facts }) =>
        !facts.isUnfounded,
    },
    '4.watchlist.visitor': {
      'A visitor who clicks the toggle is asked to sign in.': ({ facts }) => facts.unasked === 0,
    },
    '4.watchlist.toggle': {
      'A toggle shows the choice until it is saved or fails, and then the list.': everyTab(
        (it, tab, { shows }) => shows === null || shows === isOn(it, tab),
      ),
      'A choice is being saved until it is saved or fails.': everyTab(
        (it, tab, { choice }) => choice === null || calls(it, tab, 'saveToggle', 'readEntry'),
      ),
      'A toggle is on or off, as it shows.': everyTab(
        (it, tab) =>
          !isIn(it, tab, 'settled') ||
          isIn(it, tab, { settled: 'unknown' }) ||
          isIn(it, tab, { settled: isOn(it, tab) ? 'on' : 'off' }),
      ),
      'A save adds the title or removes it.': everyTab(
        (it, tab) =>
          !isIn(it, tab, 'saving') ||
          (isAlone(it)
            ? isIn(it, tab, { saving: it.facts.isSaved ? 'turningOff' : 'turningOn' })
            : !isIn(it, tab, { saving: 'deciding' })),
      ),
      'A list that could not be read is read before the next save.': everyTab(
        (it, tab, { choice }) => !choice?.isBlind || !calls(it, tab, 'saveToggle'),
      ),
      'The list is read only if another tab or a failure makes it uncertain, and then always.':
        everyTab((it, tab, { reads }) =>
          calls(it, tab, 'readEntry')
            ? reads !== 'never' || it.losses === 0
            : reads !== 'surely' || calls(it, tab, 'saveToggle'),
        ),
      'A list read in one tab shows in every tab.': known(
        (it) => !isLeft(it, 'reads') || isOn(it, 'tab A') === isOn(it, 'tab B'),
      ),
      'A toggle matches the list, unless another device flipped it.': known(
        (it) =>
          !isLeft(it, 'turns') ||
          // After a failure and choices in both tabs, a read may miss the other tab's save.
          (it.losses === 0 && isPressedInBoth(it)) ||
          TABS.every((tab) => isOn(it, tab) === it.facts.isSaved),
      ),
      'The last choice is saved, unless a failure is reported.': atRest(
        (it) => !isAlone(it) || it.facts.failedIn.length > 0 || it.facts.wish === it.facts.isSaved,
      ),
    },
  },
  hopes: {
    '4.watchlist.toggle': {
      'A toggle can settle.': (it) => isAtRest(it) && TABS.every((tab) => isIn(it, tab, 'settled')),
    },
  },
  limits: { presses: 2, turns: 1, reads: 1, outages: 1 },
  moves: {
    ...forEach(TABS, (tab) => ({
      [`the toggle is clicked in ${tab}`]: {
        uses: 'presses',
        does: (it: It) => {
          choose(it, tab, !isOn(it, tab));
          send(it, tab, { type: 'toggle.pressed', isMember: true, at: it.clock });
        },
      },
    })),
    'the member signs in to add the title in tab A': {
      uses: 'presses',
      when: ({ clock }) => clock === 0,
      does: (it) => {
        choose(it, 'tab A', true);
        tabIn(it, 'tab A').reads = 'maybe';
        send(it, 'tab A', { type: 'title.wanted', at: it.clock });
      },
    },
    'a visitor clicks the toggle': {
      when: ({ facts }) => facts.pressedIn.length === 0,
      does: (it) => {
        it.facts.unasked += 1;
        send(it, 'tab B', { type: 'toggle.pressed', isMember: false, at: it.clock });
      },
    },
    'another device flips the entry': { uses: 'turns', when: (it) => !isReading(it), does: flip },
    'the page of tab B loads its lists': {
      uses: 'reads',
      does: (it) => {
        const event = { type: 'entry.refreshed', isSaved: it.facts.isSaved, askedAt: it.clock };
        post(it, 'the provider', 'tab B', event);
      },
    },
  },
  cast: forEach(TABS, (tab) => ({
    [tab]: { chart: 'watchlist' as const, input: { titleId: '7', isSaved: false } },
  })),
  facts,
  losses: 1,
  late: 0,
  depth: 9,
  lasting: ['saveToggle'],
  calls: {
    saveToggle: {
      'the save turns the entry': (it, { askedAt }) => {
        flip(it);
        return done({ askedAt });
      },
      'the save is refused': atLoss(() => refused(422)),
    },
    readEntry: {
      'the list is read': ({ facts: { isSaved } }, { askedAt: at }) => done({ isSaved, at }),
      'the list cannot be read after a failure': (it) => {
        if (it.losses > 0 || !isLeft(it, 'outages')) return null;
        it.left = { ...it.left, outages: 0 };
        return refused(503);
      },
    },
  },
  processed: {
    saveToggle: (it, tab, { askedAt }: { askedAt: number }) => {
      const known = tabIn(it, tab);
      const { choice, reads } = known;
      if (choice && choice.at <= askedAt && reads !== 'surely') known.choice = null;
      else if (choice && choice.before !== null) choice.before = !choice.before;
      return { at: it.clock };
    },
    readEntry: (it, tab, entry: { isSaved: boolean }) => {
      const known = tabIn(it, tab);
      known.reads = 'never';
      if (!known.choice) known.shows = entry.isSaved;
      else if (known.choice.is === entry.isSaved) known.choice = null;
      else Object.assign(known.choice, { before: entry.isSaved, isBlind: false });
      return entry;
    },
  },
  read: (it, tab, message) => {
    const known = tabIn(it, tab);
    if (!known.choice) known.shows = null;
    if (message.type === 'entry.saved') {
      known.reads = calls(it, tab, 'saveToggle') ? 'surely' : 'maybe';
      if (known.choice) known.choice.before = null;
    }
    return { at: it.clock, askedAt: it.clock, ...message };
  },
  receives: {
    'entry.saved': sendToggles('entry.saved'),
    'entry.read': sendToggles('entry.refreshed'),
    'signIn.requested': counts('unasked', -1),
    'failure.raised': (it, tab, { error }) => {
      const known = tabIn(it, tab);
      const { choice } = known;
      it.facts.failedIn = [...new Set([...it.facts.failedIn, tab])].sort();
      it.facts.isUnfounded ||= !choice || choice.failures === failuresLeft(it) || !error?.kind;
      // In this world, only a 422 means that the save was refused.
      // After other errors, the tab must try to read the list before it reports a failure.
      it.facts.isUnfounded ||= error?.status !== 422 && it.log.at(-1)?.[1].actorId === 'saveToggle';
      Object.assign(known, { shows: choice?.before ?? null, choice: null, reads: 'never' });
    },
  },
  ignores: {
    'entry.refreshed': () => true,
    'entry.saved': (it, tab) => isIn(it, tab, 'settled'),
  },
});
