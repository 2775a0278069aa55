import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { holdRequest, recordCalls } from '../setup/provider';
import { address, test } from '../setup/test';
import { both, inView, openRows, rowOf } from './rows';

const LISTS = ['popular-movie', 'latest-movie', 'top-channels', 'free-movie'];

test('Back to the home page shows the same hero, focuses the opened card, and renders the rows at once', async ({
  visitor: page,
}) => {
  await page.goto('/browse');
  await openRows(page);
  const hero = await heroName(page);
  const card = rowOf(page, 'Free Movies').locator('[data-place="2"]').getByRole('link');
  await card.press('Enter');
  await page.getByRole('heading', { name: 'More Like This' }).waitFor();

  await nextHeroIsNot(page, hero);
  const calls = recordCalls(page);
  const provider = await holdRequest(page, '**/api/v2/**');
  await page.goBack();
  await expect(card).toHaveFocus();
  expect(await heroName(page)).toBe(hero);
  expect(await page.locator('main').getByTestId('placeholder').count()).toBe(0);
  const refreshed = LISTS.map((list) => `GET /user/${list}`);
  await expect
    .poll(() => calls.filter((it) => refreshed.includes(it)).sort())
    .toEqual([...refreshed].sort());
  const answered = LISTS.map((list) => page.waitForResponse(`**/user/${list}`));
  await provider.release();
  for (const answer of await Promise.all(answered)) await answer.finished();
  await expect(card).toHaveFocus();
  expect(await heroName(page)).toBe(hero);
});

test("Back restores the home page's scroll position and its rows, which continue from there", async ({
  visitor: page,
}) => {
  await page.setViewportSize({ width: 1023, height: 900 });
  await page.goto('/browse');
  await openRows(page, ['Top 10', 'Popular Movies', 'Free Movies']);
  const row = rowOf(page, 'Free Movies');
  await row.getByRole('button', { name: 'Next Free Movies' }).click();
  await expect.poll(() => inView(row)).toEqual(both(3, 4, 5));
  await row.scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  const before = await scrolled();
  await row.locator('[data-place="4"]').getByRole('link').click();
  await page.waitForURL(/movie-details/);
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  // Carousels are a fraction of a pixel taller than the scrolling rows that they replace.
  await expect.poll(async () => Math.abs((await scrolled()) - before)).toBeLessThanOrEqual(1);
  await expect.poll(() => inView(row)).toEqual(both(3, 4, 5));
  await row.getByRole('button', { name: 'Previous Free Movies' }).press('Enter');
  await expect.poll(() => inView(row)).toEqual(both(0, 1, 2));
});

test('Back focuses Play Now after Play Now, and the heading after the navigation bar', async ({
  visitor: page,
}) => {
  await page.goto('/browse');
  const play = page.getByTestId('hero').getByRole('button', { name: 'Play Now' });
  await play.press('Enter');
  await page.getByRole('heading', { name: 'More Like This' }).waitFor();
  await page.goBack();
  await expect(play).toHaveFocus();
  await page.getByRole('link', { name: 'Movies', exact: true }).press('Enter');
  await page.getByRole('heading', { name: 'Movies', exact: true, level: 1 }).waitFor();
  await page.goBack();
  await expect(page.getByTestId('hero').getByRole('heading', { level: 1 })).toHaveFocus();
});

test('Back from a title that was reloaded restores the rows of the home page, at the opened card', async ({
  visitor: page,
}) => {
  await page.goto('/browse');
  await openRows(page, ['Top 10', 'Popular Movies', 'Free Movies']);
  const card = rowOf(page, 'Free Movies').locator('[data-place="1"]').getByRole('link');
  await card.click();
  await page.getByRole('heading', { name: 'More Like This' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'More Like This' }).waitFor();
  await page.goBack();
  await expect(card).toHaveFocus();
});

async function heroName(page: Page): Promise<string> {
  const heading = page.getByTestId('hero').getByRole('heading', { level: 1 });
  return (await heading.textContent()) ?? '';
}

async function nextHeroIsNot(page: Page, name: string) {
  const answer = await fetch(`${address}/api/v2/user/banners`);
  const { data } = (await answer.json()) as { data: { data: { name: string } }[] };
  const shown = data.findIndex((banner) => banner.data.name === name);
  const chance = (((shown + 1) % data.length) + 0.5) / data.length;
  await page.evaluate((chance) => {
    Math.random = () => chance;
  }, chance);
}
