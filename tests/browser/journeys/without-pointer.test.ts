import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../setup/test';
import { playerOn } from '../title/player-page';
import { focusOf, goByArrows, goByTab } from './keys';

const top10 = (page: Page) => page.getByRole('region', { name: 'Top 10' });
const latest = (page: Page) => page.getByRole('region', { name: 'Latest Movies' });
const play = (page: Page) => page.getByRole('button', { name: /^Play/ }).first();

test('a member plays a film from / by arrow keys and Enter alone, and goes on after Back', async ({
  member: page,
}) => {
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  let presses = 0;
  const go = async (target: ReturnType<typeof play>) => {
    presses += (await goByArrows(page, target)).length;
  };
  await go(page.getByRole('button', { name: 'Browse' }).first());
  await page.keyboard.press('Enter');

  await page.waitForURL('/browse');
  await top10(page).getByRole('link').first().waitFor();
  await go(top10(page).getByRole('link').nth(2));
  await latest(page).getByRole('link').first().waitFor();
  const card = latest(page).getByRole('link').nth(1);
  await go(card);
  expect(await focusOf(page)).toMatchObject({ row: 'Latest Movies', isSeen: true });
  await page.keyboard.press('Enter');

  await page.waitForURL(/\/movie-details\/\d+$/);
  await go(play(page));
  await page.keyboard.press('Enter');
  await playerOn(page).seesItPlay();
  console.info(`a film from / in ${presses} arrow keys and 3 times Enter`);

  await page.goBack();
  await expect(card).toHaveFocus();
  await page.keyboard.press('ArrowRight');
  await expect(latest(page).getByRole('link').nth(2)).toHaveFocus();
});

test('a member plays another film from / by Tab and Enter alone', async ({ member: page }) => {
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await goByTab(page, page.getByRole('button', { name: 'Browse' }).first());
  await page.keyboard.press('Enter');

  await page.waitForURL('/browse');
  await top10(page).getByRole('link').first().waitFor();
  await goByTab(page, top10(page).getByRole('link').nth(1));
  await page.keyboard.press('Enter');

  await page.waitForURL(/\/movie-details\/\d+$/);
  await goByTab(page, play(page));
  await page.keyboard.press('Enter');
  await playerOn(page).seesItPlay();
});
