/** Pages that are opened with a query stand as they will be before the app is there (decision 18). */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { holdApp, recordCalls } from '../setup/provider';
import { test } from '../setup/test';

const answersEarlyInput = (page: Page) =>
  page.waitForFunction(() => globalThis.earlyInput === undefined);

test('a member who opens a search sees what was asked for, which is read once', async ({
  member: page,
}) => {
  const app = await holdApp(page);
  const calls = recordCalls(page);
  await page.goto('/search?q=salt%20%26%20road', { waitUntil: 'commit' });
  const results = page.getByRole('region', { name: 'Results for salt & road' });
  await results.getByRole('heading', { name: 'Results for “salt & road”' }).waitFor();
  expect(await page.getByLabel('Search titles').inputValue()).toBe('salt & road');
  expect(await page.getByText('What would you like to watch?').count()).toBe(0);
  expect(await results.getByRole('group', { name: 'Results' }).count()).toBe(1);
  await expect.poll(() => calls).toEqual(['GET /user/get-search?search=salt+%26+road']);
  await app.release();
  await answersEarlyInput(page);
  await page.getByText('Sorry, Could not Find Your Search!').waitFor();
  expect(calls.filter((call) => call.includes('get-search'))).toEqual([
    'GET /user/get-search?search=salt+%26+road',
  ]);
});

test('what was searched for is text, whatever it spells', async ({ member: page }) => {
  const app = await holdApp(page);
  const query = '<img src=x onerror=alert(1)> $& ~value~';
  await page.goto(`/search?q=${encodeURIComponent(query)}`, { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 2 });
  await heading.waitFor();
  expect(await heading.textContent()).toBe(`Results for “${query}”`);
  expect(await page.getByLabel('Search titles').inputValue()).toBe(query);
  await app.release();
});

test('posters of a search stand before the app, unless it will sort them', async ({
  member: page,
}) => {
  const posterStyles = () =>
    page.evaluate(() => document.documentElement.getAttribute('style') ?? '');
  const app = await holdApp(page);
  await page.goto('/search?q=salt', { waitUntil: 'commit' });
  await expect.poll(posterStyles).toContain('-poster');
  await app.release();
  const again = await holdApp(page);
  await page.goto('/movies?sort=name', { waitUntil: 'commit' });
  await page.waitForFunction(async () => {
    const reads = [...(globalThis.earlyReads ?? [])].filter(([it]) => it.endsWith('movie-list'));
    for (const [, { answer }] of reads) await (await answer).clone().text();
    // Whoever would show them has the same answer.
    await new Promise(requestAnimationFrame);
    return reads.length > 0;
  });
  expect(await page.evaluate(() => globalThis.firstPictures?.size ?? 0)).toBe(0);
  await again.release();
});

test('a member who comes to change the password finds its fields, and what is typed is kept', async ({
  member: page,
}) => {
  const app = await holdApp(page);
  await page.goto('/edit-profile?tab=password', { waitUntil: 'commit' });
  await page.getByRole('tab', { name: 'Change Password', selected: true }).waitFor();
  const field = page.getByLabel('Old Password');
  await field.fill('seven lamps');
  await app.release();
  await answersEarlyInput(page);
  await page.getByRole('button', { name: 'Profile of Asha Rao' }).waitFor();
  expect(await field.inputValue()).toBe('seven lamps');
});

test('movies with an actor have no genres to choose, not even while the document is being read', async ({
  visitor: page,
}) => {
  await page.addInitScript(() => {
    const painted = new Set<string>();
    Object.assign(globalThis, { painted });
    new MutationObserver(() => {
      for (const button of document.querySelectorAll('main button')) {
        if (button.checkVisibility({ visibilityProperty: true })) {
          painted.add(button.textContent ?? '');
        }
      }
    }).observe(document, { childList: true, subtree: true });
  });
  const app = await holdApp(page);
  const calls = recordCalls(page);
  await page.goto('/movies/1?type=cast', { waitUntil: 'commit' });
  await page.waitForFunction(() => globalThis.earlyInput !== undefined);
  await page.getByRole('heading', { level: 1, name: 'Movies' }).waitFor();
  expect(await page.evaluate(() => [...Reflect.get(globalThis, 'painted')])).toEqual([]);
  await expect.poll(() => calls).toEqual(['GET /user/movie-list?actor_id=1']);
  await app.release();
  await answersEarlyInput(page);
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
  '%s is read before the app is there, and once',
  async ([path, reads], { visitor: page }) => {
    const app = await holdApp(page);
    const calls = recordCalls(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => calls).toEqual(expect.arrayContaining([...reads]));
    await app.release();
    await answersEarlyInput(page);
    await page.waitForLoadState('networkidle');
    expect(reads.map((read) => calls.filter((call) => call === read).length)).toEqual(
      reads.map(() => 1),
    );
  },
);

test.for(['/movies/1', '/movies?type=genre'])(
  '%s, whose query and id do not go together, is read by the app alone',
  async (path, { visitor: page }) => {
    const calls = recordCalls(page);
    await page.goto(path);
    await answersEarlyInput(page);
    await page.locator('main article a').first().waitFor();
    expect(calls.filter((call) => call.includes('/movie-list'))).toHaveLength(1);
  },
);
