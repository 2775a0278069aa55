import { expect } from 'vitest';
import { mockCall } from '../setup/provider';
import { test } from '../setup/test';
import { details } from '../title/details';
import { films } from './cards';

const LIVE = ['Age rating U', 'Live', 'Tamil'];

test('a channel is live and has no duration, in every list and on its page; its rating has one decimal', async ({
  visitor,
}) => {
  const [film, channel] = films(2);
  await mockCall(visitor, '/user/movie-list', {
    body: { data: [film, { ...channel, is_live: 1 }] },
  });
  await visitor.goto('/movies');
  const cards = visitor.locator('main article');
  await cards.first().waitFor();
  expect(await cards.nth(0).getByRole('listitem').allTextContents()).toEqual([
    'Age rating U',
    '2hrs 5min',
    'Tamil',
  ]);
  expect(await cards.nth(1).getByRole('listitem').allTextContents()).toEqual(LIVE);

  await mockCall(visitor, '/user/movie-details/7', {
    body: { data: details({ is_live: true, duration: '00:30', imdb_rating: '7.96' }) },
  });
  await visitor.goto('/movie-details/7');
  await visitor.getByRole('heading', { name: 'Seven Lamps', level: 1 }).waitFor();
  expect(await visitor.locator('main').getByText('Live', { exact: true }).count()).toBe(1);
  expect(await visitor.getByText('0hrs 30min').count()).toBe(0);
  await visitor.getByText('IMDb rating 8.0').waitFor();
});

test('every title in the row of channels is live, whatever its provider', async ({ visitor }) => {
  await mockCall(visitor, '/user/top-channels', { body: { data: films(3) } });
  await visitor.setViewportSize({ width: 1440, height: 5000 });
  await visitor.goto('/browse');
  const row = visitor.getByRole('region', { name: 'Top TV Channels' });
  await row.getByRole('link').first().waitFor();
  expect(await row.locator('article').first().getByRole('listitem').allTextContents()).toEqual(
    LIVE,
  );
});
