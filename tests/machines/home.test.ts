import { expect, test } from 'vitest';
import { homeFlow, lists } from '../../flows/cases/home';
import { isEvent } from '../../flows/harness/promises';
import { type Live, live } from './harness/live';
import { runAllPaths } from './harness/run-all-paths';

runAllPaths(homeFlow, {
  'rows come two at a time, seven in all, and never go': ({ snapshot }, testPath) => {
    const { shown } = snapshot.context;
    const before = testPath.at(-2)?.snapshot.context.shown ?? shown;
    return shown <= 7 && (shown === before || shown === before + 2);
  },
  'rows come only to who is at the bottom': (now, testPath) =>
    testPath.length < 2 ||
    now.snapshot.context.shown === testPath.at(-2)?.snapshot.context.shown ||
    isEvent(now, 'bottom.reached'),
});

const settled = (queryKey: string) => ({ type: 'list.settled', queryKey }) as const;
const allSettled = lists.map(settled);
type Home = Live<typeof homeFlow.machine>;
const open = (shown?: number): Home => live(homeFlow, { lists, ...(shown && { shown }) });
const reachBottom = (home: Home) => {
  home.report('watchBottom', 'bottom.reached');
  return home.now().context.shown;
};

test('the home page shows 1 row, then 3, 5 and 7 as the user reaches the bottom', () => {
  const home = open();
  const seen = [home.now().context.shown];
  for (let times = 0; times < 3; times += 1) {
    home.send(...allSettled.slice(0, seen.at(-1)));
    seen.push(reachBottom(home));
  }
  home.send(...allSettled);
  expect(seen).toEqual([1, 3, 5, 7]);
  expect(home.now().matches({ rows: 'complete' })).toBe(true);
  expect(home.running()).toEqual([]);
});

test('more rows are shown only once the lists of all shown ones have settled', () => {
  const home = open(3);
  home.send(settled('popularMovies'), settled('popularMovies'), settled('topChannels'));
  expect(reachBottom(home)).toBe(3);
  home.send(settled('latestMovies'));
  expect(reachBottom(home)).toBe(5);
  const first = open();
  expect(reachBottom(first)).toBe(1);
  first.send(settled('popularMovies'));
  expect(reachBottom(first)).toBe(3);
});

test('a late list no longer blocks the others', () => {
  const home = open(3);
  home.send({ type: 'list.delayed', queryKey: 'latestMovies' }, settled('popularMovies'));
  expect(home.now().matches({ rows: 'waitingForBottom' })).toBe(true);
  home.send(settled('latestMovies'));
  expect(home.now().context.settled).toEqual(['latestMovies', 'popularMovies']);
});

test('coming back shows as many rows as were shown before', () => {
  expect(open(5).now().context.shown).toBe(5);
});

test('the footer is hidden while rows load, for at most 8 s', () => {
  const home = open();
  expect(home.now().matches({ footer: 'outOfSight' })).toBe(true);
  reachBottom(home);
  home.wait(7999);
  expect(home.now().matches({ footer: 'keptBack' })).toBe(true);
  home.wait(1);
  expect(home.now().matches({ footer: 'shown' })).toBe(true);
});

test('a user who scrolls up finds new rows before the footer', () => {
  const home = open();
  reachBottom(home);
  home.report('watchBottom', 'bottom.left');
  home.wait(60_000);
  expect(home.now().matches({ footer: 'outOfSight' })).toBe(true);
});

test('the focus of a waiting keyboard user moves to the first new row', () => {
  expect(open(3).send(...allSettled.slice(0, 3))).toContainEqual([
    ...['runs', 'moveFocusOn', { from: 1 }],
  ]);
});

test('with an even number of rows, the focus moves to the last one, which comes alone', () => {
  const home = live(homeFlow, { lists: lists.slice(0, 4), shown: 3 });
  home.send(...allSettled.slice(0, 3));
  reachBottom(home);
  expect(home.send(...allSettled.slice(3))).toContainEqual([
    ...['runs', 'moveFocusOn', { from: 3 }],
  ]);
});

test("the footer appears with the last rows, which also receive the keyboard's focus", () => {
  const home = open(7);
  expect(home.send(...allSettled)).toEqual([
    ['runs', 'moveFocusOn', { from: 5 }],
    ['stops', 'watchBottom'],
  ]);
  expect(home.now().matches({ rows: 'complete', footer: 'shown' })).toBe(true);
});

test('a user at the bottom sees the footer with the last rows', () => {
  const home = open(7);
  reachBottom(home);
  home.send(...allSettled.slice(0, 6));
  expect(home.now().matches({ rows: 'settling', footer: 'keptBack' })).toBe(true);
  home.send(settled('mostViewedMovies'));
  expect(home.now().matches({ rows: 'complete', footer: 'shown' })).toBe(true);
});
