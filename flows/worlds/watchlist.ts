/** The heart of one title in two tabs, over a list that another device can change, too. */

import { type Hearing, isAtRest, post, type Scene, send } from './scene';
import { describeWorld, done, type Move } from './world';

const TABS = ['tab A', 'tab B'];
const facts = {
  ...{ isSaved: false, pressesLeft: 2, turnsLeft: 1, readsLeft: 1 },
  /** What the last press has made its tab show. */
  wish: false,
  pressedIn: [] as string[],
  failedIn: [] as string[],
};
type It = Scene<typeof facts>;

const isOn = (it: It, tab: string): boolean => it.charts[tab]?.snap.context.isWanted;
const isKnown = (it: It) =>
  isAtRest(it) && TABS.every((tab) => !it.charts[tab]?.snap.matches({ settled: 'unknown' }));
/** Another tab takes what was saved, and what was read as if it had read it now. */
const tell = (type: string): Hearing<typeof facts> => {
  return (it, who, { isSaved, at }) => {
    const event = { type, isSaved, ...(at !== undefined && { at, askedAt: at }) };
    for (const tab of TABS) if (tab !== who) post(it, who, tab, event);
  };
};
const press = (tab: string) => (it: It) => {
  it.facts.pressesLeft -= 1;
  it.facts.pressedIn.push(tab);
  send(it, tab, { type: 'toggle.pressed', isMember: true, at: it.clock });
  it.facts.wish = isOn(it, tab);
};
const flip = ({ facts }: It) => {
  facts.isSaved = !facts.isSaved;
};
/** Of a read that is overtaken by another device, no clock says on which side of it the answer is. */
const isReading = ({ charts }: It) =>
  Object.values(charts).some(({ calls }) => calls.some(({ id }) => id === 'readEntry'));
/** The same of a read after a lost save, when the other tab has saved, too. */
const isOverlapping = ({ losses, facts: { pressedIn } }: It) =>
  losses === 0 && new Set(pressedIn).size > 1;
const turn = (it: It) => {
  it.facts.turnsLeft -= 1;
  flip(it);
};
const readPage = (it: It) => {
  it.facts.readsLeft -= 1;
  const { isSaved } = it.facts;
  post(it, 'the provider', 'tab B', { type: 'entry.refreshed', isSaved, askedAt: it.clock });
};

export const watchlistWorld = describeWorld<typeof facts>({
  cast: Object.fromEntries(
    TABS.map((tab) => [tab, { chart: 'watchlist', input: { titleId: '7', isSaved: false } }]),
  ),
  ...{ facts, losses: 1, late: 0, depth: 9, lasting: ['saveToggle'] },
  calls: {
    saveToggle: { 'the save turns the entry': (it) => done(flip(it)) },
    readEntry: {
      'the list is read': ({ facts: { isSaved } }, { askedAt: at }) => done({ isSaved, at }),
    },
  },
  heard: { saveToggle: ({ clock: at }) => ({ at }) },
  // A message that does not say of when it is, is of now.
  read: ({ clock }, _, message) => ({ at: clock, askedAt: clock, ...message }),
  hears: {
    'entry.saved': tell('entry.saved'),
    'entry.read': tell('entry.refreshed'),
    'failure.raised': ({ facts }, who) => facts.failedIn.push(who),
  },
  moves: (it) => [
    ...TABS.map(
      (tab): Move<typeof facts> => [
        it.facts.pressesLeft > 0 && `the heart is pressed in ${tab}`,
        press(tab),
      ],
    ),
    [it.facts.turnsLeft > 0 && !isReading(it) && 'another device turns the entry', turn],
    [it.facts.readsLeft > 0 && 'the page of tab B reads its lists', readPage],
  ],
  promises: [
    [
      '8.watchlist',
      'A failure is told only where the member pressed.',
      ({ facts: { failedIn, pressedIn } }) => failedIn.every((tab) => pressedIn.includes(tab)),
    ],
    [
      '4.watchlist.toggle',
      'What one tab has read is shown in every tab.',
      (it) => !isKnown(it) || it.facts.readsLeft === 0 || isOn(it, 'tab A') === isOn(it, 'tab B'),
    ],
    [
      '4.watchlist.toggle',
      'A heart shows what is on the list, unless another device has turned it.',
      (it) =>
        !isKnown(it) ||
        it.facts.turnsLeft === 0 ||
        isOverlapping(it) ||
        TABS.every((tab) => isOn(it, tab) === it.facts.isSaved),
    ],
    [
      '4.watchlist.toggle',
      'What was wished last is made so, unless a failure is told.',
      (it) =>
        !isAtRest(it) ||
        it.facts.turnsLeft === 0 ||
        new Set(it.facts.pressedIn).size > 1 ||
        it.facts.failedIn.length > 0 ||
        it.facts.wish === it.facts.isSaved,
    ],
  ],
  hopes: [
    [
      '4.watchlist.toggle',
      'A heart comes to rest.',
      (it) => isAtRest(it) && TABS.every((tab) => it.charts[tab]?.snap.matches('settled')),
    ],
  ],
});
