/** The home page's rows, whose lists load, change, are late, or find no network. */
import { atRest, can, contextOf, hasTag, isIn, isLeft } from './questions';
import { begin, type Scene, send } from './scene';
import { describeWorld, done, forEach } from './world';

const HOME = 'the page';
const ROWS = ['latest', 'popular'];
/** `count`: titles in each list; `stuck`: retried calls that were not aborted. */
const facts = { count: 0, isAtEnd: false, stuck: 0 };
type It = Scene<typeof facts>;

const shown = (it: It): number => contextOf(it, HOME).shown;
const isWaiting = (it: It, row: string) => isIn(it, row, { loading: 'onTime' });
const isFirst = ({ left }: It) => left.changes === 2 && left.retries === 1;
const isToCome = (row: string, at: number) => (it: It) => at < shown(it) && !it.charts[row];
const scroll = (it: It) => {
  it.facts.isAtEnd = !it.facts.isAtEnd;
  send(it, HOME, { type: it.facts.isAtEnd ? 'bottom.reached' : 'bottom.left' });
};
const retry = (row: string) => (it: It) => {
  it.facts.stuck += isIn(it, row, 'loading') ? 1 : 0;
  send(it, row, { type: 'retry.requested' });
};
const change = (it: It) => {
  it.facts.count = 12 - it.facts.count;
  for (const row of ROWS) send(it, row, { type: 'refresh.requested' });
};

export const homeWorld = describeWorld<typeof facts>({
  cast: {
    [HOME]: { chart: 'home', input: { lists: ROWS } },
    ...forEach(ROWS, (row) => ({ [row]: { chart: 'query' as const } })),
  },
  about: '2.browse.reveal',
  ...{ facts, losses: 1, late: 0, depth: 20, limits: { changes: 2, scrolls: 2, retries: 1 } },
  calls: { read: { 'the list is read': ({ facts: { count } }) => done({ count }) } },
  hears: {
    giveUpCall: ({ facts }) => {
      facts.stuck -= 1;
    },
    tellOwner: (it, _, { event }) => send(it, HOME, event),
    // Watching starts with a check of the scroll position.
    watchBottom: (it) => {
      if (it.facts.isAtEnd) send(it, HOME, { type: 'bottom.reached' });
    },
  },
  moves: {
    ...forEach(ROWS, (row, at) => ({
      [`the row ${row} is there`]: {
        when: isToCome(row, at),
        does: (it: It) => begin(it, row, { queryKey: row, cached: null }),
      },
      [`Try again is pressed in ${row}`]: {
        uses: 'retries',
        when: (it: It) => can(it, row, 'retry.requested'),
        does: retry(row),
      },
    })),
    'the reader goes up': { uses: 'scrolls', when: ({ facts }) => facts.isAtEnd, does: scroll },
    'the reader comes to the end': {
      uses: 'scrolls',
      when: ({ facts }) => !facts.isAtEnd,
      does: scroll,
    },
    'the lists change, and the page is told': { uses: 'changes', does: change },
  },
  passesOver: { 'bottom.reached': () => true, 'bottom.left': () => true },
  promises: {
    '2.browse.reveal': {
      'No row comes while one before it is still waited for.': (it) =>
        it.losses === 0 || !isFirst(it) || shown(it) === 1 || !isWaiting(it, 'latest'),
      'A reader at the end of the page has the next rows once those there have answered.': atRest(
        (it) =>
          !it.facts.isAtEnd ||
          ROWS.some((row, at) => isToCome(row, at)(it)) ||
          shown(it) === ROWS.length,
      ),
    },
    '2.browse.empty': {
      'A list says that it is empty when it is, and only then.': atRest((it) =>
        ROWS.every((row) => {
          const isEmpty = contextOf(it, row)?.count === 0;
          return !hasTag(it, row, 'ready', 'empty') || hasTag(it, row, 'empty') === isEmpty;
        }),
      ),
    },
    '2.footer': {
      'A reader at the end sees the footer, or does after a while.': ({ charts, facts }) =>
        !facts.isAtEnd ||
        isIn({ charts }, HOME, { footer: 'shown' }) ||
        charts[HOME]?.timers.length === 1,
    },
    '8.lists': {
      'A call that is tried again is given up.': ({ facts }) => facts.stuck === 0,
      'What a list has now is shown, once the page was told of it.': atRest(
        (it) =>
          it.losses === 0 ||
          ROWS.every((row) => !it.charts[row] || contextOf(it, row).count === it.facts.count),
      ),
    },
  },
  hopes: {
    '2.browse.reveal': {
      'All rows come when the reader goes on.': (it) =>
        !isLeft(it, 'scrolls') || shown(it) === ROWS.length,
    },
  },
});
