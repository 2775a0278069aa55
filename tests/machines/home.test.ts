import { expect, test } from 'vitest';
import { feedFlow } from './flows/home';
import { live } from './harness/live';
import { walkAllPaths } from './harness/walk-all-paths';

walkAllPaths(feedFlow);

const rows = ['Top 10', 'Latest', 'Popular', 'Channels', 'Free', 'Liked', 'Viewed'];

test('the home page shows 1 row, then 3, 5 and 7 as its reader comes to the bottom', () => {
  const feed = live(feedFlow, {});
  const seen = [feed.now().context.shown];
  while (!feed.now().matches('complete')) {
    for (const row of rows.slice(0, seen.at(-1))) feed.send({ type: 'row.settled', row });
    feed.report('watchBottom', { type: 'bottom.reached' });
    seen.push(feed.now().context.shown);
  }
  expect(seen).toEqual([1, 3, 5, 7]);
  expect(feed.running()).toEqual([]);
});

test('rows follow only when all shown ones have settled, each counted once', () => {
  const feed = live(feedFlow, { shown: 3 });
  feed.send({ type: 'row.settled', row: 'Top 10' });
  feed.send({ type: 'row.settled', row: 'Top 10' });
  feed.send({ type: 'row.settled', row: 'Latest' });
  expect(feed.running()).toEqual([]);
  feed.send({ type: 'row.settled', row: 'Popular' });
  expect(feed.running()).toEqual(['watchBottom']);
});

test('coming back shows as many rows as were revealed before', () => {
  expect(live(feedFlow, { shown: 5 }).now().context.shown).toBe(5);
});
