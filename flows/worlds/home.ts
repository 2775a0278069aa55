/** The rows of the home page, whose lists are read one by one, change, are late, or find no network. */

import { begin, isAtRest, type Scene, send } from './scene';
import { describeWorld, done } from './world';

const HOME = 'the page';
const ROWS = ['latest', 'popular'];
const facts = {
  /** How many titles the provider has in each list, and whether the page knows of a change. */
  ...{ count: 0, changesLeft: 2, isAtEnd: false, scrollsLeft: 2 },
};
type It = Scene<typeof facts>;

const shown = ({ charts }: It): number => charts[HOME]?.snap.context.shown;
const snapOf = ({ charts }: It, row: string) => charts[row]?.snap;
const isWaiting = (it: It, row: string) =>
  Boolean(
    snapOf(it, row)?.matches('loading') &&
      !snapOf(it, row)?.matches({ loading: 'late' }) &&
      !snapOf(it, row)?.matches({ loading: 'stalled' }),
  );
const isWithoutNetwork = (it: It, row: string) =>
  Boolean(
    snapOf(it, row)?.matches({ failed: 'awaitingNetwork' }) ||
      snapOf(it, row)?.matches({ found: { freshness: 'awaitingNetwork' } }),
  );
const scroll = (it: It) => {
  it.facts.scrollsLeft -= 1;
  it.facts.isAtEnd = !it.facts.isAtEnd;
  send(it, HOME, { type: it.facts.isAtEnd ? 'bottom.reached' : 'bottom.left' });
};
const change = (it: It) => {
  it.facts.changesLeft -= 1;
  it.facts.count += 12;
  for (const row of ROWS) send(it, row, { type: 'refresh.requested' });
};
const reconnect = (it: It) => {
  for (const row of ROWS)
    if (isWithoutNetwork(it, row)) send(it, row, { type: 'network.returned' });
};

export const homeWorld = describeWorld<typeof facts>({
  cast: {
    [HOME]: { chart: 'home', input: { lists: ROWS } },
    ...Object.fromEntries(ROWS.map((row) => [row, { chart: 'query' as const }])),
  },
  ...{ facts, losses: 1, late: 0, depth: 20 },
  calls: { read: { 'the list is read': ({ facts: { count } }) => done({ count }) } },
  hears: {
    tellOwner: (it, _, { event }) => send(it, HOME, event),
    // A watch begins with a look at where the reader is.
    watchBottom: (it) => {
      if (it.facts.isAtEnd) send(it, HOME, { type: 'bottom.reached' });
    },
  },
  moves: (it) => [
    ...ROWS.map(
      (row, at) =>
        [
          at < shown(it) && !it.charts[row] && `the row ${row} is there`,
          (it: It) => begin(it, row, { queryKey: row, cached: null }),
        ] as const,
    ),
    [
      it.facts.scrollsLeft > 0 &&
        (it.facts.isAtEnd ? 'the reader goes up' : 'the reader comes to the end'),
      scroll,
    ],
    [it.facts.changesLeft > 0 && 'the lists change, and the page is told', change],
    [ROWS.some((row) => isWithoutNetwork(it, row)) && 'the network is back', reconnect],
  ],
  promises: [
    [
      '2.browse.reveal',
      'No row comes while one before it is still waited for.',
      (it) =>
        it.losses === 0 ||
        it.facts.changesLeft < 2 ||
        ROWS.every((row, at) => at === ROWS.length - 1 || shown(it) === 1 || !isWaiting(it, row)),
    ],
    [
      '2.browse.reveal',
      'A reader at the end of the page has the next rows once those there have answered.',
      (it) =>
        !isAtRest(it) ||
        !it.facts.isAtEnd ||
        ROWS.some((row, at) => at < shown(it) && !it.charts[row]) ||
        shown(it) === ROWS.length,
    ],
    [
      '8.lists',
      'What a list has now is shown, once the page was told of it.',
      (it) =>
        !isAtRest(it) ||
        it.losses === 0 ||
        ROWS.every((row) => !it.charts[row] || snapOf(it, row)?.context.count === it.facts.count),
    ],
  ],
  hopes: [
    [
      '8.lists',
      'What found no network is read when it is back.',
      (it) => !ROWS.some((row) => isWithoutNetwork(it, row)),
    ],
    [
      '2.browse.reveal',
      'All rows come when the reader goes on.',
      (it) => it.facts.scrollsLeft === 0 || shown(it) === ROWS.length,
    ],
    [
      '8.lists',
      'Each row that is there comes to a word.',
      (it) => ROWS.every((row) => !snapOf(it, row)?.hasTag('loading')),
    ],
  ],
});
