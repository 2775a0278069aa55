import { atRest, can, contextOf, hasTag, isIn, isLeft } from './questions';
import { begin, type Scene, send } from './scene';
import { counts, describeWorld, done, forEach } from './world';

const HOME = 'the page';
const ROWS = ['latest', 'popular'];
/** `count`: titles in each list. `stuck`: retried calls that were not aborted. */
const facts = { count: 0, isAtEnd: false, stuck: 0 };
type It = Scene<typeof facts>;

const shown = (it: It): number => contextOf(it, HOME).shown;
const isFirst = ({ left }: It) => left.changes === 2 && left.retries === 1;
const isToCome = (row: string, at: number) => (it: It) => at < shown(it) && !it.charts[row];
const scrolls = (isAtEnd: boolean) => ({
  uses: 'scrolls',
  when: ({ facts }: It) => facts.isAtEnd !== isAtEnd,
  does: (it: It) => {
    it.facts.isAtEnd = isAtEnd;
    send(it, HOME, { type: isAtEnd ? 'bottom.reached' : 'bottom.left' });
  },
});

export const homeWorld = describeWorld<typeof facts>({
  about: '2.browse.reveal',
  promises: {
    '2.browse.reveal': {
      'No row appears while an earlier one is pending.': (it) =>
        it.losses === 0 ||
        !isFirst(it) ||
        shown(it) === 1 ||
        !isIn(it, 'latest', { loading: 'onTime' }),
      'A user at the end of the page gets the next rows once the visible ones have settled.':
        atRest(
          (it) =>
            !it.facts.isAtEnd ||
            ROWS.some((row, at) => isToCome(row, at)(it)) ||
            shown(it) === ROWS.length,
        ),
    },
    '2.browse.empty': {
      'A list is shown as empty exactly when it is.': atRest((it) =>
        ROWS.every((row) => {
          const isEmpty = contextOf(it, row)?.count === 0;
          return !hasTag(it, row, 'ready', 'empty') || hasTag(it, row, 'empty') === isEmpty;
        }),
      ),
    },
    '2.footer': {
      'A user at the end sees the footer eventually.': (it) =>
        !it.facts.isAtEnd ||
        isIn(it, HOME, { footer: 'shown' }) ||
        it.charts[HOME]?.timers.length === 1,
    },
    '8.lists': {
      'A retried call is aborted.': ({ facts }) => facts.stuck === 0,
      "A list's latest content is shown once the page was notified.": atRest(
        (it) =>
          it.losses === 0 ||
          ROWS.every((row) => !it.charts[row] || contextOf(it, row).count === it.facts.count),
      ),
    },
  },
  hopes: {
    '2.browse.reveal': {
      'All rows appear as the user scrolls on.': (it) =>
        !isLeft(it, 'scrolls') || shown(it) === ROWS.length,
    },
    '8.lists': {
      'Every refresh can end.': (it) =>
        !ROWS.some((row) => isIn(it, row, { found: { freshness: 'refreshing' } })),
    },
  },
  limits: { changes: 2, scrolls: 2, retries: 1 },
  moves: {
    ...forEach(ROWS, (row, at) => ({
      [`the row ${row} is there`]: {
        when: isToCome(row, at),
        does: (it: It) => begin(it, row, { queryKey: row, cached: null }),
      },
      [`Try again is pressed in ${row}`]: {
        uses: 'retries',
        when: (it: It) => can(it, row, 'retry.requested'),
        does: (it: It) => {
          it.facts.stuck += isIn(it, row, 'loading') ? 1 : 0;
          send(it, row, { type: 'retry.requested' });
        },
      },
    })),
    'the user scrolls up': scrolls(false),
    'the user reaches the end': scrolls(true),
    'the lists change, and the page is notified': {
      uses: 'changes',
      does: (it) => {
        it.facts.count = 12 - it.facts.count;
        for (const row of ROWS) send(it, row, { type: 'refresh.requested' });
      },
    },
  },
  cast: {
    [HOME]: { chart: 'home', input: { lists: ROWS } },
    ...forEach(ROWS, (row) => ({ [row]: { chart: 'query' as const } })),
  },
  facts,
  losses: 1,
  late: 0,
  depth: 20,
  calls: { read: { 'the list is read': ({ facts: { count } }) => done({ count }) } },
  receives: {
    giveUpCall: counts('stuck', -1),
    tellOwner: (it, _, { event }) => send(it, HOME, event),
    watchBottom: (it) => {
      if (it.facts.isAtEnd) send(it, HOME, { type: 'bottom.reached' });
    },
  },
  ignores: { 'bottom.reached': () => true, 'bottom.left': () => true },
});
