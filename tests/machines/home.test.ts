import { expect, test } from 'vitest';
import { homeFlow } from './flows/home';
import { live } from './harness/live';
import { walkAllPaths } from './harness/walk-all-paths';

walkAllPaths(homeFlow);

const rows = ['Top 10', 'Latest', 'Popular', 'Channels', 'Free', 'Liked', 'Viewed'];

test('the home page shows 1 row, then 3, 5 and 7 as its reader comes to the bottom', () => {
  const home = live(homeFlow, {});
  const seen = [home.now().context.shown];
  while (!home.now().matches('complete')) {
    for (const row of rows.slice(0, seen.at(-1))) home.send({ type: 'row.settled', row });
    home.report('watchBottom', { type: 'bottom.reached' });
    seen.push(home.now().context.shown);
  }
  expect(seen).toEqual([1, 3, 5, 7]);
  expect(home.running()).toEqual([]);
});

test('more rows are shown only once all shown ones have settled, each counted once', () => {
  const home = live(homeFlow, { shown: 3 });
  home.send({ type: 'row.settled', row: 'Top 10' });
  home.send({ type: 'row.settled', row: 'Top 10' });
  home.send({ type: 'row.settled', row: 'Latest' });
  expect(home.running()).toEqual([]);
  home.send({ type: 'row.settled', row: 'Popular' });
  expect(home.running()).toEqual(['watchBottom']);
});

test('coming back shows as many rows as were shown before', () => {
  expect(live(homeFlow, { shown: 5 }).now().context.shown).toBe(5);
});
