import { atRest, contextOf, isAtRest, isIn, isLeft } from './questions';
import { post, type Receiver, type Scene, send } from './scene';
import { counts, describeWorld, done, forEach } from './world';

const TABS = ['tab A', 'tab B'];
const facts = {
  isSaved: false,
  wish: false,
  pressedIn: [] as string[],
  failedIn: [] as string[],
  unasked: 0,
};
type It = Scene<typeof facts>;

const isOn = (it: It, tab: string): boolean => contextOf(it, tab).isWanted;
const known = (holds: (it: It) => boolean) =>
  atRest<typeof facts>(
    (it) => TABS.some((tab) => isIn(it, tab, { settled: 'unknown' })) || holds(it),
  );
const isPressedInBoth = ({ facts: { pressedIn } }: It) => new Set(pressedIn).size > 1;
/** Meanwhile no other device flips the entry, since the read could miss it. */
const isReading = ({ charts }: It) =>
  Object.values(charts).some(({ calls }) => calls.some(({ id }) => id === 'readEntry'));
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
    },
    '4.watchlist.visitor': {
      'A visitor who clicks the toggle is asked to sign in.': ({ facts }) => facts.unasked === 0,
    },
    '4.watchlist.toggle': {
      'A save adds the title or removes it.': (it) =>
        !TABS.some((tab) => isIn(it, tab, { saving: 'deciding' })),
      'A list read in one tab shows in every tab.': known(
        (it) => !isLeft(it, 'reads') || isOn(it, 'tab A') === isOn(it, 'tab B'),
      ),
      'A toggle matches the list, unless another device flipped it.': known(
        (it) =>
          !isLeft(it, 'turns') ||
          // After a lost save, a read may or may not include the other tab's save.
          (it.losses === 0 && isPressedInBoth(it)) ||
          TABS.every((tab) => isOn(it, tab) === it.facts.isSaved),
      ),
      'The last choice is saved, unless a failure is reported.': atRest(
        (it) =>
          !isLeft(it, 'turns') ||
          isPressedInBoth(it) ||
          it.facts.failedIn.length > 0 ||
          it.facts.wish === it.facts.isSaved,
      ),
    },
  },
  hopes: {
    '4.watchlist.toggle': {
      'A toggle can settle.': (it) => isAtRest(it) && TABS.every((tab) => isIn(it, tab, 'settled')),
    },
  },
  limits: { presses: 2, turns: 1, reads: 1 },
  moves: {
    ...forEach(TABS, (tab) => ({
      [`the toggle is clicked in ${tab}`]: {
        uses: 'presses',
        does: (it: It) => {
          it.facts.pressedIn.push(tab);
          send(it, tab, { type: 'toggle.pressed', isMember: true, at: it.clock });
          it.facts.wish = isOn(it, tab);
        },
      },
    })),
    'a visitor clicks the toggle': {
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
    saveToggle: { 'the save turns the entry': (it) => done(flip(it)) },
    readEntry: {
      'the list is read': ({ facts: { isSaved } }, { askedAt: at }) => done({ isSaved, at }),
    },
  },
  processed: { saveToggle: ({ clock: at }) => ({ at }) },
  read: ({ clock }, _, message) => ({ at: clock, askedAt: clock, ...message }),
  receives: {
    'entry.saved': sendToggles('entry.saved'),
    'entry.read': sendToggles('entry.refreshed'),
    'signIn.requested': counts('unasked', -1),
    'failure.raised': ({ facts }, who) => facts.failedIn.push(who),
  },
  ignores: {
    'entry.refreshed': () => true,
    'entry.saved': (it, tab) => isIn(it, tab, 'settled'),
  },
});
