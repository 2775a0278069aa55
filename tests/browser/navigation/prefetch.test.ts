import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { films } from '../catalogue/cards';
import { holdCall, holdRequest, mockCall, recordCalls } from '../setup/provider';
import { saveNoData } from '../setup/switches';
import { test } from '../setup/test';

const DETAILS = 'GET /user/movie-details/101';
const card = (page: Page) => page.locator('main a[href="/movie-details/101"]').first();
const others = (calls: readonly string[]) => calls.filter((it) => it !== 'GET /user/movie-list');

function recordScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/(\w+Screen)\.[0-9a-f]+\.js$/.exec(request.url()) ?? [];
    if (name) scripts.push(name);
  });
  return scripts;
}

async function openMovies(page: Page, connection: object = {}) {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value, configurable: true });
  }, connection);
  await page.goto('/movies');
  await card(page).waitFor();
  await page.waitForLoadState('networkidle');
  return { calls: recordCalls(page), scripts: recordScripts(page) };
}

test('a hovered title is prefetched once, and opens from the cache', async ({ visitor: page }) => {
  const { calls, scripts } = await openMovies(page);
  const code = page.waitForResponse(/\/TitleScreen\.[0-9a-f]+\.js$/);
  await card(page).hover();
  await expect.poll(() => others(calls)).toEqual([DETAILS]);
  await (await code).finished();
  const fetched = scripts.length;
  await page.mouse.down();
  await page.mouse.up();
  await page.getByRole('button', { name: 'Play trailer' }).waitFor();
  expect(others(calls)).toEqual([DETAILS]);
  expect(scripts.length).toBe(fetched);
});

test('a title is prefetched by the id that its page requests', async ({ visitor: page, logs }) => {
  logs.expects(/404/);
  const [film] = films(1);
  await mockCall(page, '/user/movie-list', { body: { data: [{ ...film, id: 'amélie 100%' }] } });
  await saveNoData(page);
  await page.goto('/movies');
  const calls = recordCalls(page);
  await page.getByRole('link', { name: 'Film 1' }).hover();
  await expect.poll(() => others(calls)).toEqual(['GET /user/movie-details/am%C3%A9lie%20100%25']);
});

test('focusing a link prefetches its page, and so does touching it before the finger is lifted', async ({
  visitor: page,
}) => {
  const { calls } = await openMovies(page);
  await card(page).focus();
  await expect.poll(() => others(calls)).toEqual([DETAILS]);
  await page
    .getByRole('link', { name: 'TV Show', exact: true })
    .dispatchEvent('pointerdown', { pointerType: 'touch' });
  await expect.poll(() => others(calls)).toEqual([DETAILS, 'GET /user/tvshow-list']);
});

test('a pointer that passes over a link in less than 80 ms prefetches nothing', async ({
  visitor: page,
}) => {
  await page.clock.install();
  const { calls, scripts } = await openMovies(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const before = others(calls).length;
  await card(page).hover();
  await page.clock.runFor(79);
  await page.getByRole('heading', { level: 1 }).hover();
  await page.clock.runFor(1_000);
  expect([others(calls).length, scripts]).toEqual([before, []]);
  await card(page).hover();
  await page.clock.runFor(80);
  await expect.poll(() => others(calls)).toContain(DETAILS);
});

test('with data saver nothing is prefetched', async ({ visitor: page }) => {
  await page.clock.install();
  const { calls, scripts } = await openMovies(page, { saveData: true });
  await card(page).dispatchEvent('pointerdown', { pointerType: 'touch' });
  await card(page).focus();
  await page.clock.runFor(1_000);
  expect([others(calls), scripts]).toEqual([[], []]);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Play trailer' }).waitFor();
  expect(others(calls)).toEqual([DETAILS]);
});

test('at most two requests are prefetched at a time', async ({ visitor: page }) => {
  const { calls, scripts } = await openMovies(page);
  const code = await holdRequest(page, '**/HomeScreen.*.js');
  const banners = await holdCall(page, '/user/banners');
  await page.getByRole('link', { name: 'Home', exact: true }).focus();
  await expect.poll(() => banners.count()).toBe(1);
  await expect.poll(() => code.count()).toBeGreaterThan(0);
  expect(others(calls)).toEqual(['GET /user/banners']);
  await banners.release();
  await expect.poll(() => others(calls)).toEqual(['GET /user/banners', 'GET /user/popular-movie']);
  await code.release();
  expect(scripts).toContain('HomeScreen');
});
