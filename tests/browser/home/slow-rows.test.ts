import { expect } from 'vitest';
import { holdCall } from '../setup/provider';
import { test } from '../setup/test';
import { carousels, IN_ORDER, isFooterSeen, rowOf } from './rows';

const HOLDS_OTHERS_BACK = 4000;
const SAYS_SO = 8000;
const MARGIN = 3900;

const TALL = { width: 1440, height: 5000 };

test('a list that never answers delays the others by 4 s, shows a notice after 8 s, and can be retried', {
  timeout: 40_000,
}, async ({ visitor: page }) => {
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

  const row = rowOf(page, 'Latest Movies');
  const height = async () => (await row.boundingBox())?.height;
  const before = await height();
  await row.getByText('Still loading').waitFor(inTime);
  expect(Date.now() - since).toBeGreaterThan(SAYS_SO - 500);
  expect(Date.now() - since).toBeLessThan(SAYS_SO + MARGIN);
  expect(await height(), 'nothing moves').toBe(before);

  await row.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect.poll(latest.count).toBe(2);
  await expect(row).toHaveFocus();
  await latest.release();
  await row.getByRole('link').first().waitFor();
});
