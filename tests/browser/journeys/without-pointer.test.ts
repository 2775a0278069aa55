import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../setup/test';
import { playerOn, STREAM } from '../title/player-page';
import { focusOf, goByArrows, goByTab } from './keys';

const top10 = (page: Page) => page.getByRole('region', { name: 'Top 10' });
const latest = (page: Page) => page.getByRole('region', { name: 'Latest Movies' });
const play = (page: Page) => page.getByRole('button', { name: /^Play/ }).first();

test('a member plays a film from / by arrow keys and Enter alone, and continues after Back', async ({
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
  await expect.poll(() => focusOf(page)).toMatchObject({ row: 'Latest Movies', isSeen: true });
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

test('a remote control pauses a film, chooses its captions, and moves on to similar titles', async ({
  member: page,
}) => {
  const film = playerOn(page);
  await film.openWith([STREAM]);
  await play(page).waitFor();
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await goByArrows(page, play(page));
  await press('Enter');
  await film.seesItPlay();
  await expect(film.video).toHaveFocus();
  await press('Enter');
  await film.sees('isPaused', true);
  await press('ArrowDown');
  await expect(film.control('Play video')).toHaveFocus();
  await goByArrows(page, film.control('Settings'));
  await press('Enter');
  await goByArrows(page, page.getByRole('menuitem', { name: /^Captions/ }));
  await press('Enter');
  await goByArrows(page, page.getByRole('menuitemradio', { name: 'English' }));
  await press('Enter');
  await expect(film.control('Captions')).toHaveAttribute('aria-pressed', 'true');
  await expect(film.control('Settings')).toHaveFocus();
  await press('ArrowUp');
  await expect(film.video).toHaveFocus();
  await film.showsOsd('+5 s', () => press('ArrowRight'));
  await press('ArrowDown', 'ArrowDown');
  await expect(film.button('Play')).toHaveFocus();
  await goByArrows(page, page.getByRole('link', { name: /Eight Bells/ }));
  expect(await film.now()).toMatchObject({ isPaused: true, volume: 1 });
  await goByArrows(page, film.button('Play'));
  await press('ArrowUp', 'ArrowUp');
  await expect(film.video).toHaveFocus();
  await press('ArrowUp');
  await expect(page.getByRole('banner').locator(':focus')).toBeShown();
});
