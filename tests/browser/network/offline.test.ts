import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { cardNames, expectEmptyList } from '../catalogue/cards';
import { audit } from '../setup/audit';
import { intercept, letThrough } from '../setup/interception';
import type { Logs } from '../setup/logs';
import { disconnect, recordCalls } from '../setup/provider';
import { PHONE, test } from '../setup/test';

const BAR = "You're offline.";
const bar = (page: Page) => page.getByRole('status').filter({ hasText: BAR });
const follow = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).click();

function loseNetwork(page: Page, logs: Logs) {
  logs.expects(/ERR_INTERNET_DISCONNECTED|Failed to fetch|\[fin\]/);
  return page.context().setOffline(true);
}
const returnNetwork = (page: Page) => page.context().setOffline(false);

test('a bar shows that the network is lost, covers nothing permanently, and disappears on reconnect', async ({
  visitor: page,
  logs,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/terms-conditions');
  await page.getByRole('contentinfo').waitFor();
  const top = () => page.locator('main').evaluate((it) => it.getBoundingClientRect().top);
  const before = await top();
  expect(await bar(page).count()).toBe(0);
  await loseNetwork(page, logs);
  await bar(page).waitFor();
  expect(await top()).toBe(before);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const [low, high] = await Promise.all([
    page.getByText('© 2025 Fin').boundingBox(),
    bar(page).boundingBox(),
  ]);
  expect((low?.y ?? 0) + (low?.height ?? 0)).toBeLessThanOrEqual(high?.y ?? 0);
  await returnNetwork(page);
  await bar(page).waitFor({ state: 'detached' });
});

test('offline, loaded content stays, and the rest loads by itself on reconnect', async ({
  visitor: page,
  logs,
}) => {
  await page.goto('/movies');
  const all = await cardNames(page);
  await page.getByRole('button', { name: 'Genres' }).click();
  const genre = page.getByRole('menuitem').nth(2);
  await genre.waitFor();
  await loseNetwork(page, logs);
  await genre.click();
  await expectEmptyList(page);
  await page.getByText('This will load when you reconnect.').waitFor();
  expect(await audit(page)).toEqual([]);

  await follow(page, 'Movies');
  await expect.poll(() => cardNames(page)).toEqual(all);
  await page.goBack();
  await expectEmptyList(page);

  const calls = recordCalls(page);
  await returnNetwork(page);
  const some = await cardNames(page);
  expect(some).not.toEqual(all);
  expect(calls.filter((call) => call.includes('/user/movie-list?genre_id'))).toHaveLength(1);
});

test('without the provider the home page has seven empty rows, no hero, no toast, and buttons to retry', async ({
  visitor: page,
  logs,
}) => {
  logs.expects(/ERR_INTERNET_DISCONNECTED|^\[fin\]/);
  await page.setViewportSize({ width: 1440, height: 4000 });
  await disconnect(page);
  await page.goto('/browse');
  await expect.poll(() => page.getByText('No videos available.').count()).toBe(7);
  expect(await page.getByTestId('hero').count()).toBe(0);
  expect(await page.getByTestId('placeholder').count()).toBe(0);
  await expect.poll(() => logs.all().filter((it) => it.includes('[fin]'))).toHaveLength(7);
  expect(await page.locator('.Toastify__toast').count()).toBe(0);
  expect(await audit(page)).toEqual([]);
  await letThrough(page);
  const top = page.getByRole('region', { name: 'Top 10' });
  await top.getByRole('button', { name: 'Try again' }).click();
  await top.getByRole('link').first().waitFor();
});

test("offline, a menu that was never opened shows why it can't open, without asking for a reload", async ({
  member: page,
  logs,
}) => {
  await page.goto('/mylist');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await loseNetwork(page, logs);
  await intercept(page, '**/ProfileDropdown*.js', (it) => it.abort('InternetDisconnected'));
  await page.getByRole('button', { name: /^Profile of/ }).click();
  await page
    .getByRole('alert')
    .getByText("You're offline, and this part of the page hasn't loaded yet.")
    .waitFor();
});

test('a watchlist toggle that failed offline is not sent again on reconnect', async ({
  member: page,
  logs,
}) => {
  await page.goto('/tv-show');
  const heart = page.getByRole('button', { name: /watchlist$/ }).first();
  await heart.waitFor();
  const calls = recordCalls(page);
  await loseNetwork(page, logs);
  await heart.click();
  await page.getByRole('alert').getByText('Action failed!', { exact: true }).waitFor();
  calls.length = 0;
  await returnNetwork(page);
  await bar(page).waitFor({ state: 'detached' });
  // Loads another page, to give the app time to send a pending request.
  await follow(page, 'Movies');
  await cardNames(page);
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});
