import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { cardNames, expectEmptyList } from '../catalogue/cards';
import { intercept } from '../setup/interception';
import type { Logs } from '../setup/logs';
import { recordCalls } from '../setup/provider';
import { PHONE, test } from '../setup/test';

const BAR = "You're offline.";
const TV_SHOWS_CODE = '**/TvShowsScreen*.js';
const bar = (page: Page) => page.getByRole('status').filter({ hasText: BAR });
const follow = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).click();

function loseNetwork(page: Page, logs: Logs) {
  logs.expects(/ERR_INTERNET_DISCONNECTED|Failed to fetch|\[fin\]/);
  return page.context().setOffline(true);
}
const returnNetwork = (page: Page) => page.context().setOffline(false);

test('a bar says that the network is lost, covers nothing for good, and goes when it is back', async ({
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

test('offline, what was read stays, and what was not read comes by itself with the network', async ({
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
  await page.getByText("This will load once you're back.").waitFor();

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

test('offline, a page that was never opened says why it cannot be shown, and opens with the network', async ({
  visitor: page,
  logs,
}) => {
  await page.goto('/movies');
  await cardNames(page);
  await loseNetwork(page, logs);
  // An earlier test may have left the code in the browser's cache.
  const codeComes = await intercept(page, TV_SHOWS_CODE, (it) => it.abort('InternetDisconnected'));
  await follow(page, 'TV Show');
  await page.getByText("This page will open once you're back online.").waitFor();
  await codeComes();
  await returnNetwork(page);
  await page.getByRole('heading', { name: 'TV Shows', level: 1 }).waitFor();
  await cardNames(page);
});

test('offline, a menu that was never opened says why it cannot be, without asking for a reload', async ({
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
    .getByText("You're offline, and this part of the page hasn't been loaded yet.")
    .waitFor();
});

test('a heart that could not be saved offline is not saved by itself when the network is back', async ({
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
  // What follows the network's return is asked for before this answer has come.
  await follow(page, 'Movies');
  await cardNames(page);
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});
