import { isIn, isLeft, runs } from './questions';
import { begin, type Scene, send } from './scene';
import { describeWorld, done, forEach } from './world';

const HOME = 'the page';
const ROWS = ['top 10', 'latest', 'popular', 'free'];
const STEPS = [1, 3, 4];
/**
 * `focus`: the button More or the index of a row, whichever has the focus; `null` if neither has.
 * `firstNew`: the index of the row to which the focus must move from More.
 */
const facts = { isAtEnd: false, focus: null as 'More' | number | null, firstNew: 0 };
type It = Scene<typeof facts>;

const shown = ({ charts }: It): number => charts[HOME]?.snap.context.shown;
const isToCome = (row: string, at: number) => (it: It) => at < shown(it) && !it.charts[row];
/** A row that was answered, has failed or is late is no longer pending. */
const isPending = ({ log }: It, row: string) =>
  !log.some(([who, { type }]) => who === row && /actor\.read|UNTIL_LATE/.test(type));
const isSettled = (it: It) => !ROWS.slice(0, shown(it)).some((row) => isPending(it, row));
const isComplete = (it: It) => shown(it) === ROWS.length && isSettled(it);
const firstNew = (it: It) =>
  (isSettled(it) ? undefined : STEPS.findLast((rows) => rows < shown(it))) ?? shown(it);
const checkBottom = (it: It) => {
  const type = it.facts.isAtEnd ? 'bottom.reached' : 'bottom.left';
  if (runs(it, HOME, 'watchBottom')) send(it, HOME, { type });
};
const goes = (isAtEnd: boolean, focus: 'More' | null) => ({
  uses: 'ways',
  when: (it: It) => it.facts.isAtEnd !== isAtEnd && !(focus && isComplete(it)),
  does: (it: It) => {
    Object.assign(it.facts, { isAtEnd, focus, firstNew: focus ? firstNew(it) : 0 });
    checkBottom(it);
  },
});

export const homeWorld = describeWorld<typeof facts>({
  about: '2.browse.reveal',
  promises: {
    '2.browse.reveal': {
      'One row is shown, then three, then the rest.': (it) => STEPS.includes(shown(it)),
      'No row appears while an earlier one is pending.': (it) => {
        const earlier = ROWS.slice(0, STEPS.findLast((rows) => rows < shown(it)) ?? 0);
        return !earlier.some((row) => isPending(it, row));
      },
      'A user at the end gets the next rows once the visible ones have settled.': (it) =>
        !it.facts.isAtEnd || shown(it) === ROWS.length || !isSettled(it),
      'The focus moves from More to the first new row once the new rows have settled.': (it) => {
        const { focus, firstNew } = it.facts;
        if (focus === 'More') return shown(it) === firstNew || !isSettled(it);
        return focus === null || focus === firstNew;
      },
    },
    '2.footer': {
      'The footer is shown once all rows have settled.': (it) =>
        !isComplete(it) || isIn(it, HOME, { footer: 'shown' }),
      'The footer waits for the rows, and 8 s at most for a user at the end.': (it) =>
        isIn(it, HOME, { footer: 'shown' }) ||
        (it.charts[HOME]?.timers.length === 1) === it.facts.isAtEnd,
    },
  },
  hopes: {
    '2.browse.reveal': {
      'All rows appear as the user scrolls on.': (it) =>
        !isLeft(it, 'ways') || shown(it) === ROWS.length,
    },
  },
  limits: { ways: 3 },
  moves: {
    ...forEach(ROWS, (row, at) => ({
      [`the row ${row} is there`]: {
        when: isToCome(row, at),
        does: (it: It) => begin(it, row, { queryKey: row, cached: null }),
      },
    })),
    'the user scrolls up': goes(false, null),
    'the user scrolls to the end': goes(true, null),
    'the user moves the focus to More': goes(true, 'More'),
  },
  cast: {
    [HOME]: { chart: 'home', input: { lists: ROWS } },
    ...forEach(ROWS, (row) => ({ [row]: { chart: 'query' as const } })),
  },
  facts,
  losses: 0,
  late: 0,
  depth: 20,
  calls: { read: { 'the list is read': () => done({ count: 12 }) } },
  receives: {
    tellOwner: (it, _, { event }) => send(it, HOME, event),
    watchBottom: checkBottom,
    moveFocusOn: (it, _, { from }) => {
      if (it.facts.focus !== 'More' || from < 0) return;
      Object.assign(it.facts, { focus: from, isAtEnd: from === shown(it) - 1 });
    },
  },
  ignores: { 'bottom.reached': () => true, 'bottom.left': () => true },
});
