import { expect, test } from 'vitest';
import { homeFlow } from '../../flows/cases/home';
import { live } from './harness/live';
import { walkAllPaths } from './harness/walk-all-paths';

walkAllPaths(homeFlow);

const rows = ['Top 10', 'Latest', 'Popular', 'Channels', 'Free', 'Liked', 'Viewed'];

test('the home page shows 1 row, then 3, 5 and 7 as its reader comes to the bottom', () => {
  const home = live(homeFlow, {});
  const seen = [home.now().context.shown];
  for (let times = 0; times < 3; times += 1) {
    for (const row of rows.slice(0, seen.at(-1))) home.send({ type: 'row.settled', row });
    home.report('watchBottom', { type: 'bottom.reached' });
    seen.push(home.now().context.shown);
  }
  for (const row of rows) home.send({ type: 'row.settled', row });
  expect(seen).toEqual([1, 3, 5, 7]);
  expect(home.now().matches({ rows: 'complete' })).toBe(true);
  expect(home.running()).toEqual([]);
});

test('more rows are shown only once all shown ones have settled, each counted once', () => {
  const home = live(homeFlow, { shown: 3 });
  home.send({ type: 'row.settled', row: 'Top 10' });
  home.send({ type: 'row.settled', row: 'Top 10' });
  home.send({ type: 'row.settled', row: 'Latest' });
  home.report('watchBottom', { type: 'bottom.reached' });
  expect(home.now().context.shown).toBe(3);
  home.send({ type: 'row.settled', row: 'Popular' });
  home.report('watchBottom', { type: 'bottom.reached' });
  expect(home.now().context.shown).toBe(5);
});

test('a row that is late holds the others back no longer', () => {
  const home = live(homeFlow, { shown: 3 });
  home.send({ type: 'row.settled', row: 'Top 10' });
  home.send({ type: 'row.delayed', row: 'Latest' });
  home.send({ type: 'row.settled', row: 'Popular' });
  expect(home.now().matches({ rows: 'waitingForBottom' })).toBe(true);
  home.send({ type: 'row.settled', row: 'Latest' });
  expect(home.now().context.settled).toEqual(['Top 10', 'Latest', 'Popular']);
});

test('coming back shows as many rows as were shown before', () => {
  expect(live(homeFlow, { shown: 5 }).now().context.shown).toBe(5);
});

test('the footer is kept back while rows come, but never from a reader who waited 8 s for it', () => {
  const home = live(homeFlow, {});
  expect(home.now().matches({ footer: 'outOfSight' })).toBe(true);
  home.report('watchBottom', { type: 'bottom.reached' });
  home.wait(7999);
  expect(home.now().matches({ footer: 'keptBack' })).toBe(true);
  home.wait(1);
  expect(home.now().matches({ footer: 'shown' })).toBe(true);
});

test('a reader who leaves the bottom meets rows there before the footer', () => {
  const home = live(homeFlow, {});
  home.report('watchBottom', { type: 'bottom.reached' });
  home.report('watchBottom', { type: 'bottom.left' });
  home.wait(60_000);
  expect(home.now().matches({ footer: 'outOfSight' })).toBe(true);
});

test('the footer comes with the last rows', () => {
  const home = live(homeFlow, { shown: 7 });
  for (const row of rows) home.send({ type: 'row.settled', row });
  expect(home.now().matches({ rows: 'complete', footer: 'shown' })).toBe(true);
});

test('who waited for more rows by keyboard goes on in the first new one', () => {
  const home = live(homeFlow, { shown: 3 });
  home.takeCalls();
  for (const row of rows.slice(0, 3)) home.send({ type: 'row.settled', row });
  expect(home.takeCalls()).toContainEqual(['runs', 'moveFocusOn', { from: 1 }]);
});
