import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { cardNames } from '../catalogue/cards';
import { watchPainted } from '../documents/early';
import { test } from '../setup/test';
import { FILM } from '../title/player-page';

const PIN = '4711';
const sign = (page: Page) => page.getByRole('link', { name: 'Kids mode is on' });
const press = (page: Page, name: string) => page.getByRole('button', { name }).press('Enter');
const isRefused = (page: Page) => page.getByText("This title isn't for kids mode.").waitFor();

async function turnOn(page: Page, limit: string): Promise<void> {
  await page.goto('/kids-mode');
  await page.getByLabel('Age limit').selectOption(limit);
  await page.getByLabel('New PIN').fill(PIN);
  await page.getByLabel('Repeat PIN').fill(PIN);
  await page.getByLabel('Repeat PIN').press('Enter');
  await sign(page).waitFor();
}

async function enterPin(page: Page, pin: string): Promise<void> {
  await page.getByRole('button', { name: 'Unlock' }).waitFor();
  await page.getByLabel('PIN', { exact: true }).fill(pin);
  await page.getByLabel('PIN', { exact: true }).press('Enter');
}

const namesForAll = (page: Page, list: string): Promise<string[]> =>
  page.evaluate(async (path) => {
    const { data } = await (await fetch(`/api/v2/user/${path}`)).json();
    const titles = data.map((it: { data?: object }) => it.data ?? it);
    return titles
      .filter((it: { content_rating: string }) => it.content_rating === 'U')
      .map((it: { name: string }) => it.name);
  }, list);

test('a visitor limits every list to an age, in all tabs, and opens hidden titles with the PIN', async ({
  visitor: page,
}) => {
  await page.goto('/browse');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await sign(page).count()).toBe(0);
  const other = await page.context().newPage();
  await other.goto(FILM);
  await other.getByTestId('player').waitFor();

  await turnOn(page, 'All ages');
  await isRefused(other);
  expect(await other.getByTestId('player').count()).toBe(0);
  await other.close();

  const banners = await namesForAll(page, 'banners');
  const painted = await watchPainted(page, 'h1');
  await page.goto('/browse');
  await page.getByTestId('hero').waitFor();
  expect(banners).toEqual(expect.arrayContaining((await painted()).filter((it) => it !== '')));
  await page.getByRole('link', { name: 'Movies', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Movies' }).waitFor();
  expect(await namesForAll(page, 'movie-list')).toEqual(
    expect.arrayContaining(await cardNames(page)),
  );

  await page.goto(FILM);
  await isRefused(page);
  await press(page, 'Unlock');
  await enterPin(page, '0000');
  await page.getByText('Wrong PIN. Try again.').waitFor();
  await enterPin(page, PIN);
  await press(page, 'Turn off kids mode');
  await page.getByTestId('player').waitFor();
  expect(new URL(page.url()).pathname).toBe(FILM);
  expect(await sign(page).count()).toBe(0);
});

test('after three wrong PINs the user has to wait, even after a reload', async ({
  visitor: page,
}) => {
  await turnOn(page, 'Up to 8');
  for (const pin of ['1111', '2222']) {
    await enterPin(page, pin);
    await page.getByText('Wrong PIN. Try again.').waitFor();
  }
  await enterPin(page, '3333');
  await page.getByText('Too many wrong PINs.').waitFor();
  await page.reload();
  await page.getByRole('button', { name: /^Try again in \d+ s$/ }).waitFor();
  await press(page, 'Forgot your PIN?');
  await page.getByText("clear this site's data in your browser's settings").waitFor();
});

test("a sign-out leaves kids mode on; its account's password turns it off, another account's does not", async ({
  member: page,
  account: { email, password },
}) => {
  await turnOn(page, 'Up to 8');
  await page.getByRole('button', { name: /^Profile of/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Logout' }).press('Enter');
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/kids-mode');
  await press(page, 'Forgot your PIN?');
  await page.getByLabel('Email').fill('ravi@fin.example');
  await page.getByLabel('Password').fill(password);
  await press(page, 'Sign in and turn off');
  await page.getByText('Kids mode was turned on with another account.').first().waitFor();
  await page.getByLabel('Email').fill(email);
  await press(page, 'Sign in and turn off');
  await page.getByRole('button', { name: 'Turn on kids mode' }).waitFor();
  await page.getByRole('button', { name: /^Profile of/ }).waitFor();
  expect(await sign(page).count()).toBe(0);
});
