import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { layoutShift } from '../setup/layout-shift';
import { holdRequest } from '../setup/provider';
import { saveNoData } from '../setup/switches';
import { FILM, quickPlayerOn } from './player-page';
import { test } from './player-test';

const SHOW = '/movie-details/209';
const NAME = 'Rainy Day Detectives';
const CODE = /\/Seasons\.[0-9a-f]{8}\.js$/;
const SEASON_2 = ['The Drain Under Number Nine', 'Commissioner, Retired', 'Last Boat to Behala'];

const episodes = (page: Page) => page.getByRole('region', { name: 'Episodes' });
const episode = (page: Page, name: string) => episodes(page).getByRole('link', { name });
const names = (page: Page) =>
  episodes(page).getByRole('link').locator('[dir=auto]').allInnerTexts();
const choose = (page: Page, label: string) =>
  episodes(page).getByRole('combobox', { name: 'Season' }).selectOption({ label });
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

test('a member chooses a season, plays an episode, and finds it again on the page and at home', async ({
  openMember,
}) => {
  const page = await openMember({ reducedMotion: 'no-preference' });
  await saveNoData(page);
  const film = await quickPlayerOn(page);
  await page.goto(SHOW);
  await page.getByRole('button', { name: 'Play S1 E1' }).waitFor();
  await choose(page, 'Season 2');
  await page.waitForURL(`${SHOW}?season=2`);
  await expect.poll(() => names(page)).toEqual(SEASON_2);
  await episode(page, 'Commissioner, Retired').press('Enter');
  await heading(page, 'Commissioner, Retired');
  await film.seesItPlay();
  await film.seek(20);

  await page.goBack();
  await heading(page, NAME);
  await page.waitForURL(`${SHOW}?season=2`);
  await episode(page, 'Commissioner, Retired').getByText('1 min left').waitFor();
  await page.getByRole('button', { name: 'Resume S2 E2' }).press('Enter');
  await heading(page, 'Commissioner, Retired');
  await film.seesItPlay();
  expect(await film.second()).toBeGreaterThan(19);
  await film.slowDown();
  await film.leave(9);
  const upNext = page.getByRole('region', { name: 'Up next' });
  await upNext.getByText('S2 E3 · Last Boat to Behala').waitFor();
  await upNext.getByRole('button', { name: 'Cancel' }).click();
  await film.leave(0.1);
  await film.seesItEnd();

  await page.getByRole('link', { name: `${NAME} · S2 E2` }).click();
  await heading(page, NAME);
  await episode(page, 'Commissioner, Retired').getByText('Watched').waitFor();
  expect(await episodes(page).getByText('Watched').count()).toBe(1);
  await page.getByRole('button', { name: 'Play S2 E3' }).waitFor();

  await page.goto('/browse');
  const row = page.getByRole('region', { name: 'Continue Watching' });
  await row.getByText('S2 E3').waitFor();
  expect(await row.locator('[data-place] a:not([aria-label])').allInnerTexts()).toEqual([NAME]);
  await row.getByRole('link', { name: `Resume ${NAME}` }).press('Enter');
  await heading(page, 'Last Boat to Behala');
  await film.seesItPlay();
});

test('Play Now on a show plays its next episode', async ({ film }) => {
  const { page } = film;
  await page.goto('/tv-show');
  const card = page.getByRole('link', { name: NAME, exact: true }).first();
  await card.focus();
  await page.getByRole('button', { name: `Play: ${NAME}` }).press('Enter');
  await heading(page, 'The Missing Umbrella');
  await film.seesItPlay();
});

test('a visitor sees the episodes and their trailers, without layout shift when the list arrives', async ({
  visitor: page,
}) => {
  const code = await holdRequest(page, CODE);
  await page.goto(SHOW);
  await page.getByText('The title is loading').waitFor({ state: 'attached' });
  await expect.poll(code.count).toBe(1);
  await code.release();
  await episode(page, 'The Missing Umbrella').waitFor();
  expect(await layoutShift(page)).toBe(0);
  expect(await page.getByRole('button', { name: /^Play S/ }).count()).toBe(0);
  await episode(page, 'A Frog in the Ledger').click();
  await heading(page, 'A Frog in the Ledger');
  await page.getByTestId('facts').getByRole('button', { name: 'Watch Now' }).waitFor();
  await page.getByRole('region', { name: 'Next episodes' }).waitFor();
});

test('a film has no episodes, and its page requests no list of them', async ({ member: page }) => {
  const code = await holdRequest(page, CODE);
  await page.goto(FILM);
  await page.getByRole('region', { name: 'More Like This' }).waitFor();
  expect(await page.getByRole('region', { name: /pisodes$/ }).count()).toBe(0);
  await page.waitForLoadState('networkidle');
  expect(code.count()).toBe(0);
});
