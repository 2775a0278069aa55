import { expect } from 'vitest';
import { recordCalls } from '../setup/provider';
import { test } from '../setup/test';
import { openBeforeApp, watchPainted } from './early';

test("a member who opens a search sees the page's frame, and the search is requested once", async ({
  member: page,
}) => {
  const calls = recordCalls(page);
  const release = await openBeforeApp(page, '/search?q=salt%20%26%20road');
  await page.getByRole('button', { name: /^Profile of/ }).waitFor();
  expect(await page.getByText('What would you like to watch?').count()).toBe(0);
  await expect.poll(() => calls).toEqual(['GET /user/get-search?search=salt%20%26%20road']);
  await release();
  await page.getByText('Sorry, Could not Find Your Search!').waitFor();
  expect(calls.filter((call) => call.includes('get-search'))).toHaveLength(1);
});

test('movies of an actor show no genre filter, not even while the document is being parsed', async ({
  visitor: page,
}) => {
  const painted = await watchPainted(page, 'main button');
  const calls = recordCalls(page);
  const release = await openBeforeApp(page, '/movies/1?type=cast');
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
  expect(await painted()).toEqual([]);
  await expect.poll(() => calls).toEqual(['GET /user/movie-list?actor_id=1']);
  await release();
  expect(calls.filter((call) => call.includes('movie-list'))).toEqual([
    'GET /user/movie-list?actor_id=1',
  ]);
});

test.for([
  ['/movies/1?type=genre', ['GET /user/get-gener', 'GET /user/movie-list?genre_id=1']],
  ['/movies/1%26x=2?type=genre', ['GET /user/movie-list?genre_id=1%26x%3D2']],
  ['/movies?language=English', ['GET /user/get-gener', 'GET /user/movie-list']],
  ['/movie-details/102?t=5', ['GET /user/movie-details/102']],
  ['/browse?from=mail', ['GET /user/banners', 'GET /user/popular-movie']],
] as const)(
  "%s is preloaded before the app's code arrives, and once",
  async ([path, reads], { visitor: page }) => {
    const calls = recordCalls(page);
    const release = await openBeforeApp(page, path);
    await expect.poll(() => calls).toEqual(expect.arrayContaining([...reads]));
    await release();
    await page.waitForLoadState('networkidle');
    expect(reads.map((read) => calls.filter((call) => call === read).length)).toEqual(
      reads.map(() => 1),
    );
  },
);

test.for(['/movies/1', '/movies?type=genre'])(
  '%s, whose query and id do not go together, is read once',
  async (path, { visitor: page }) => {
    const calls = recordCalls(page);
    await page.goto(path);
    await page.locator('main article a').first().waitFor();
    expect(calls.filter((call) => call.includes('/movie-list'))).toHaveLength(1);
  },
);

test('requests that a page turns out not to need are closed', async ({ member: page, logs }) => {
  logs.expects(/404/);
  const ended: string[] = [];
  page.on('requestfinished', (request) => ended.push(new URL(request.url()).pathname));
  await page.goto('/get-payment-detail/0');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => ended).toContain('/api/v2/user/plans');
});
