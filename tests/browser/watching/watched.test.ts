import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { createAccount } from '../setup/account';
import { address } from '../setup/test';
import { FILM, type PlayerPage } from '../title/player-page';
import { test } from '../title/player-test';

const because = (page: Page) => page.getByRole('region', { name: /^Because you watched/ });
const listed = (page: Page) => page.getByRole('list', { name: 'Watched' }).locator('> li');
const watched = (page: Page) => page.evaluate(() => localStorage.getItem('fin.watched'));
const openMenu = (page: Page) => page.getByRole('button', { name: /^Profile of/ }).press('Enter');

async function watchToTheEnd(film: PlayerPage): Promise<string> {
  await film.open();
  await film.watchFrom(20);
  await film.leave(0.3);
  await expect.poll(() => watched(film.page)).not.toBe(null);
  return (await film.page.getByRole('heading', { level: 1 }).textContent()) ?? '';
}

test('a finished film brings similar titles to the home page, and is listed as watched', async ({
  film,
}) => {
  const { page } = film;
  const name = await watchToTheEnd(film);
  const details = page.waitForResponse((it) => it.url().endsWith(FILM.replace('/', '/user/')));
  await page.goto('/browse');
  const { data } = (await (await details).json()) as { data: { more_items: { name: string }[] } };
  await page.getByRole('heading', { name: `Because you watched ${name}` }).waitFor();
  await expect
    .poll(() => because(page).locator('[data-place] a:not([aria-label])').allInnerTexts())
    .toEqual(data.more_items.map((it) => it.name));

  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Watched' }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Watched' }).waitFor();
  await page.waitForURL('/watched');
  await expect.poll(() => listed(page).count()).toBe(1);
  await page.getByRole('button', { name: `Remove ${name} from Watched` }).press('Enter');
  await page.getByText(`${name} was removed.`).waitFor();
  await page.getByText('Nothing watched yet').waitFor();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await page.keyboard.press('Enter');
  await expect(listed(page).getByRole('link', { name, exact: true }).first()).toHaveFocus();

  await page.reload();
  await page.getByRole('button', { name: 'Clear all' }).press('Enter');
  await page.getByText('All removed.').waitFor();
  await page.goto('/browse');
  await page.getByRole('region', { name: 'Top 10' }).waitFor();
  expect(await because(page).count()).toBe(0);
});

test('a member without a finished film sees neither, and finds /watched empty', async ({
  member: page,
}) => {
  await page.goto('/browse');
  await page.getByRole('region', { name: 'Top 10' }).waitFor();
  expect(await because(page).count()).toBe(0);
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Logout' }).waitFor();
  expect(await page.getByRole('menuitem', { name: 'Watched' }).count()).toBe(0);
  await page.goto('/watched');
  await page.getByText('Nothing watched yet').waitFor();
});

test('watched titles are shown to their member only, and disappear with the sign-out', async ({
  film,
}) => {
  const { page } = film;
  await watchToTheEnd(film);
  const { localStorage: others } = await createAccount(address);
  await page.evaluate((them) => {
    for (const { name, value } of them) localStorage.setItem(name, value);
  }, others);
  await page.goto('/watched');
  await page.getByText('Nothing watched yet').waitFor();
  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Logout' }).press('Enter');
  await expect.poll(() => watched(page)).toBe(null);
});
