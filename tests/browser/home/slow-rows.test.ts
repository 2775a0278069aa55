/** Lists that answer late or never: what waits for them, and for how long (in milliseconds). */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { passFlowTime, stopFlowClock } from '../setup/flow-clock';
import { holdCall, holdRequest } from '../setup/provider';
import { test } from '../setup/test';
import { carousels, IN_ORDER, isFooterSeen } from './rows';

const HOLDS_OTHERS_BACK = 4000;
const SAYS_SO = 8000;
/** What a busy machine may add. */
const MARGIN = 2500;

/** Every row fits into it, so that none waits for its reader to scroll. */
const TALL = { width: 1440, height: 5000 };

test('a list that never answers holds the others back for 4 s, says so after 8 s, and can be asked again', {
  timeout: 40_000,
}, async ({ visitor: page }) => {
  // The true times; the tests of grids pass them by the charts' clock.
  const inTime = { timeout: SAYS_SO + MARGIN };
  const latest = await holdCall(page, '/user/latest-movie');
  await page.setViewportSize(TALL);
  const asked = page.waitForRequest('**/user/latest-movie');
  await page.goto('/browse', { waitUntil: 'load' });
  await asked;
  const since = Date.now();
  await expect.poll(() => carousels(page), inTime).toEqual(IN_ORDER);
  expect(Date.now() - since).toBeGreaterThan(HOLDS_OTHERS_BACK - 500);
  expect(Date.now() - since).toBeLessThan(HOLDS_OTHERS_BACK + MARGIN);
  await expect.poll(() => isFooterSeen(page)).toBe(true);
  expect(Date.now() - since).toBeLessThan(SAYS_SO);

  const row = page.getByRole('region', { name: 'Latest Movies' });
  const height = await heightOf(row);
  await row.getByText('Still loading').waitFor(inTime);
  const saidAfter = Date.now() - since;
  console.info(`"Still loading" after ${saidAfter} ms`);
  expect(saidAfter).toBeGreaterThan(SAYS_SO - 500);
  expect(saidAfter).toBeLessThan(SAYS_SO + MARGIN);
  expect(await heightOf(row), 'nothing moves').toBe(height);

  await row.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect.poll(latest.count).toBe(2);
  await expect(row).toHaveFocus();
  await latest.release();
  await row.getByRole('link').first().waitFor();
});

test('when no list answers at all, the footer is there after 8 s', async ({ visitor: page }) => {
  await holdRequest(page, '**/api/v2/**');
  await page.setViewportSize(TALL);
  await page.goto('/browse', { waitUntil: 'load' });
  await page.getByRole('region', { name: 'Top 10' }).waitFor();
  expect(await isFooterSeen(page)).toBe(false);
  await expect.poll(() => isFooterSeen(page), { timeout: SAYS_SO + MARGIN }).toBe(true);
});

test.for([
  ['/movies', '/user/movie-list'],
  ['/search?q=salt', '/user/get-search'],
] as const)(
  'a grid of %s that never answers says so after 8 s, and can be asked again',
  async ([path, call], { member: page }) => {
    const list = await holdCall(page, call);
    await stopFlowClock(page);
    await page.goto(path);
    await expect.poll(list.count).toBe(1);
    await passFlowTime(page, SAYS_SO);
    await page.getByText('Still loading').waitFor();
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect.poll(list.count).toBe(2);
    await list.release();
    await page.locator('main article > a').first().waitFor();
    expect(await page.getByText('Still loading').count()).toBe(0);
  },
);

async function heightOf(row: ReturnType<Page['getByRole']>): Promise<number | undefined> {
  return (await row.boundingBox())?.height;
}
