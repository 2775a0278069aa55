/** Posters of a grid that the document shows before the app is there (decision 32). */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { holdApp, holdCall, mockCall } from '../setup/provider';
import { test } from '../setup/test';

const stylesOfRoot = (page: Page) =>
  page.evaluate(() => document.documentElement.getAttribute('style') ?? '');

/** The posters that stand at the places of a grid that loads, in order. */
const earlyPosters = (page: Page) =>
  page
    .locator('[role=group][aria-busy=true] [data-frame]')
    .evaluateAll((all) =>
      all
        .map((it) => /url\("(.*)"\)/.exec(getComputedStyle(it).backgroundImage)?.[1])
        .filter((it) => it !== undefined),
    );

/** Waits until all that the document has begun to read is there, and was looked at. */
const readsAreThere = (page: Page) =>
  page.evaluate(async () => {
    const answers = [...(globalThis.earlyReads ?? [])].map(([, { answer }]) => answer);
    await Promise.all(answers.map(async (answer) => (await answer).clone().text()));
    await new Promise(requestAnimationFrame);
  });

test.for(['/movies', '/tv-show'] as const)(
  '%s shows the posters in view before the app is there, those that the app shows, each fetched once',
  async (path, { member: page }) => {
    const app = await holdApp(page);
    const posters: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('-poster')) posters.push(request.url());
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(async () => (await earlyPosters(page)).length).toBeGreaterThan(1);
    await expect.poll(async () => (await earlyPosters(page)).length).toBe(posters.length);
    const early = await earlyPosters(page);
    await app.release();
    const pictures = page.locator('main a img');
    await pictures.first().waitFor();
    const shown = await pictures.evaluateAll((all) =>
      all.filter((it) => it instanceof HTMLImageElement).map((it) => it.currentSrc),
    );
    expect(shown.slice(0, early.length)).toEqual(early);
    await page.waitForLoadState('networkidle');
    expect(posters).toEqual([...new Set(posters)]);
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    await page.getByTestId('hero').waitFor();
    expect(await stylesOfRoot(page)).not.toContain('poster');
  },
);

test('a member’s watchlist shows its posters before the app is there', async ({ member: page }) => {
  const app = await holdApp(page);
  const poster_image = '/media/artwork/101-poster.webp';
  const body = { data: [{ id: 101, name: 'Salt Road', poster_image, is_favorite: true }] };
  await mockCall(page, '/user/watch-list', { body });
  await page.goto('/my-watch-list', { waitUntil: 'commit' });
  await expect.poll(() => earlyPosters(page)).toEqual([new URL(poster_image, page.url()).href]);
  await app.release();
  await page.getByRole('link', { name: 'Salt Road' }).waitFor();
});

test('entries that the app leaves out have no poster before it either', async ({
  visitor: page,
}) => {
  const app = await holdApp(page);
  const poster = (id: number) => `/media/artwork/${id}-poster.webp`;
  const cards = [
    { id: 101, poster_image: poster(101) },
    { id: 102, name: ' ', poster_image: poster(102) },
    { id: '106', name: 'Salt Road', poster_image: poster(106) },
    { id: 106, name: 'Salt Road again', poster_image: poster(101) },
    { id: 105, name: 'Orbit', poster_image: poster(105) },
  ];
  await mockCall(page, '/user/movie-list', { body: { data: cards } });
  await page.goto('/movies', { waitUntil: 'commit' });
  const expected = [poster(106), poster(105)].map((it) => new URL(it, page.url()).href);
  await expect.poll(() => earlyPosters(page)).toEqual(expected);
  await app.release();
  const pictures = page.locator('main a img');
  await expect.poll(() => pictures.count()).toBe(2);
  const shown = await pictures.evaluateAll((all) =>
    all.filter((it) => it instanceof HTMLImageElement).map((it) => it.currentSrc),
  );
  expect(shown).toEqual(expected);
});

test('a place without a poster shimmers until the app is there, one with a poster does not', async ({
  visitor: page,
}) => {
  const app = await holdApp(page);
  const cards = [
    { id: 101, name: 'Salt Road', poster_image: '/media/artwork/101-poster.webp' },
    { id: 102, name: 'Orbit', poster_image: null },
  ];
  await mockCall(page, '/user/movie-list', { body: { data: cards } });
  await page.goto('/movies', { waitUntil: 'commit' });
  await expect.poll(async () => (await earlyPosters(page)).length).toBe(1);
  const animations = await page
    .getByTestId('placeholder')
    .evaluateAll((all) => all.map((it) => getComputedStyle(it).animationName));
  expect(animations).toEqual(['none', ...Array(9).fill('shimmer')]);
  await app.release();
});

test('a poster that is pressed before the app is there opens its title', async ({
  visitor: page,
}) => {
  const app = await holdApp(page);
  await page.goto('/movies', { waitUntil: 'commit' });
  await expect.poll(async () => (await earlyPosters(page)).length).toBeGreaterThan(1);
  const [first = ''] = await earlyPosters(page);
  const id = /(\d+)-poster/.exec(first)?.[1];
  await page.locator('[role=group][aria-busy=true] [data-frame]').first().click();
  await page.waitForURL(`/movie-details/${id}`, { waitUntil: 'commit' });
  await app.release();
  await page.getByTestId('player').waitFor();
});

test('the posters of a member who has signed out in another tab are shown nowhere else', async ({
  member: page,
}) => {
  const app = await holdApp(page);
  const poster_image = '/media/artwork/101-poster.webp';
  await mockCall(page, '/user/watch-list', {
    body: { data: [{ id: 101, name: 'Salt Road', poster_image }] },
  });
  await page.goto('/my-watch-list', { waitUntil: 'commit' });
  await expect.poll(async () => (await earlyPosters(page)).length).toBe(1);
  await page.evaluate(() => localStorage.clear());
  await app.release();
  await page.waitForURL('/login');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await stylesOfRoot(page)).not.toContain('poster');
});

test('genres that come after the films leave their posters where they are', async ({
  visitor: page,
}) => {
  const app = await holdApp(page);
  const genres = await holdCall(page, '/user/get-gener');
  await page.goto('/movies', { waitUntil: 'commit' });
  const asked = () => page.evaluate(() => globalThis.firstPictures?.size ?? 0);
  await expect.poll(asked).toBeGreaterThan(1);
  await expect.poll(async () => (await earlyPosters(page)).length).toBe(await asked());
  const early = await earlyPosters(page);
  await genres.release();
  await readsAreThere(page);
  expect(await earlyPosters(page)).toEqual(early);
  await app.release();
});
