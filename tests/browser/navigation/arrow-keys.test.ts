import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { cardNames } from '../catalogue/cards';
import { openHome, openRows, rowOf } from '../home/rows';
import { fetchArrowKeys, focusOf, goByArrows } from '../journeys/keys';
import { NAVIGATION_TIME } from '../setup/patience';
import { test } from '../setup/test';

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
const placeIn = (page: Page) => async () => {
  const { row, place, isSeen } = await focusOf(page);
  return { row, place, isSeen };
};

test('from the first row Up leads to Play Now and the bar; in the rows Down and Up keep the column, Left and Right slide, Home and End go to the ends', async ({
  visitor: page,
}) => {
  await page.goto('/browse');
  const top10 = rowOf(page, 'Top 10');
  const play = page.getByRole('button', { name: 'Play Now' });
  await goByArrows(page, top10.getByRole('link').first());
  await goByArrows(page, play);
  await goByArrows(page, page.getByRole('link', { name: 'Home', exact: true }));
  await press(page, 'ArrowRight', 'ArrowRight');
  await expect(page.getByRole('link', { name: 'TV Show', exact: true })).toHaveFocus();
  await press(page, 'ArrowDown');
  await expect(play).toHaveFocus();

  await openRows(page, ['Top 10', 'Latest Movies', 'Popular Movies']);
  await page.evaluate(() => window.scrollTo(0, 0));
  await goByArrows(page, top10.getByRole('link').nth(2));
  const steps: [string, string, number][] = [
    ['ArrowDown', 'Latest Movies', 2],
    ['ArrowDown', 'Popular Movies', 2],
    ['ArrowRight', 'Popular Movies', 3],
    ['ArrowUp', 'Latest Movies', 3],
    ['ArrowUp', 'Top 10', 3],
    ['End', 'Top 10', 9],
    ['ArrowRight', 'Top 10', 9],
    ['Home', 'Top 10', 0],
    ['ArrowLeft', 'Top 10', 0],
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((n): [string, string, number] => ['ArrowRight', 'Top 10', n]),
  ];
  for (const [key, row, place] of steps) {
    await page.keyboard.press(key);
    await expect.poll(placeIn(page), { message: key }).toEqual({ row, place, isSeen: true });
  }
});

test('Down opens all seven rows, and the focus never enters hidden elements', async ({
  visitor: page,
}) => {
  await openHome(page);
  await fetchArrowKeys(page);
  const hidden: string[] = [];
  const goDown = async () => {
    await page.keyboard.press('ArrowDown');
    await expect.poll(async () => (await focusOf(page)).name).not.toBe('Show more');
    const { row, name } = await focusOf(page);
    const isSeen = expect.poll(async () => (await focusOf(page)).isSeen).toBe(true);
    await isSeen.catch(() => hidden.push(name));
    return row;
  };
  // Polls instead of counting presses: while a row loads, a press may scroll without moving the focus.
  await expect.poll(goDown, { timeout: NAVIGATION_TIME }).toBe('Most Viewed Movies');
  expect(hidden).toEqual([]);
});

test('in a grid the arrow keys move by rows and columns, no card is hidden under the bar; modified keys keep their function, and menus their arrows', async ({
  visitor: page,
}) => {
  await page.goto('/movies');
  const names = await cardNames(page);
  const inColumns = await page.getByRole('list', { name: 'Movies' }).evaluate((list) => {
    return getComputedStyle(list).gridTemplateColumns.split(' ').length;
  });
  await goByArrows(page, page.locator('main article > a').nth(1));
  const steps: [string, number][] = [
    ['ArrowRight', 2],
    ['ArrowDown', 2 + inColumns],
    ['ArrowDown', 2 + 2 * inColumns],
    ['ArrowLeft', 1 + 2 * inColumns],
    ['ArrowUp', 1 + inColumns],
    ['ArrowUp', 1],
  ];
  for (const [key, index] of steps) {
    await page.keyboard.press(key);
    const look = async () => {
      const { name, isSeen } = await focusOf(page);
      return { isSeen, isRight: name.endsWith(String(names[index])) };
    };
    await expect.poll(look, { message: key }).toEqual({ isSeen: true, isRight: true });
  }
  const card = page.locator('main article > a').nth(1);
  for (const key of ['Control+ArrowDown', 'Shift+ArrowDown', 'Alt+ArrowDown', 'Meta+ArrowDown']) {
    await page.keyboard.press(key);
    await expect(card).toHaveFocus();
  }
  await page.getByRole('button', { name: 'Genres' }).press('Enter');
  await page.getByRole('menuitem', { name: 'All movies' }).waitFor();
  await expect(page.getByRole('menuitem', { name: 'All movies' })).toHaveFocus();
  await press(page, 'ArrowLeft', 'ArrowRight', 'ArrowDown');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('menuitem');
});

test('on / the text box keeps its arrows, and arrow keys move into and out of the questions', async ({
  visitor: page,
}) => {
  await page.goto('/');
  await fetchArrowKeys(page);
  const email = page.getByRole('textbox', { name: 'Email' }).first();
  await email.fill('ravi');
  for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight', 'Home', 'End']) {
    await page.keyboard.press(key);
    await expect(email).toHaveFocus();
  }
  const section = page.locator('section[aria-labelledby=questions]');
  const questions = section.getByRole('button');
  await section.scrollIntoViewIfNeeded();
  await page.locator('[data-arrow-keys=first]').waitFor();
  await questions.last().focus();
  await press(page, 'ArrowUp');
  await expect(questions.nth(-2)).toHaveFocus();
  await press(page, 'ArrowDown', 'ArrowDown');
  await expect
    .poll(() => questions.evaluateAll((all) => all.some((it) => it === document.activeElement)))
    .toBe(false);
});

test('a text box that was entered by arrow keys is left by them, except by moving the caret', async ({
  visitor: page,
}) => {
  await page.goto('/login');
  const email = page.getByLabel('Email');
  await goByArrows(page, email);
  await page.keyboard.type('asha@fin.example');
  await press(page, 'ArrowLeft', 'ArrowRight');
  await expect(email).toHaveFocus();
  await goByArrows(page, page.getByLabel('Password', { exact: true }));
  await goByArrows(page, email);
});

test("on a title's page Down leads to Play: just loaded, from the heading, and after a short scroll", async ({
  member: page,
}) => {
  await page.goto('/movie-details/148');
  const play = page.getByRole('button', { name: /^Play/ });
  await play.waitFor();
  await press(page, 'ArrowDown');
  await expect(play).toHaveFocus();

  await fetchArrowKeys(page);
  await page.getByRole('heading', { level: 1 }).focus();
  await press(page, 'ArrowDown');
  await expect(play).toHaveFocus();

  await play.blur();
  await page.evaluate(() => window.scrollTo(0, 40));
  await press(page, 'ArrowDown');
  await expect(play).toHaveFocus();
});

test('in a dialog the arrow keys move between its buttons, and nowhere else', async ({
  member: page,
}) => {
  await page.goto('/movie-details/101');
  await page
    .getByRole('button', { name: /^Send email to/ })
    .first()
    .press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.locator(':focus').waitFor();
  await fetchArrowKeys(page);
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press(presses % 2 ? 'ArrowUp' : 'ArrowDown');
    expect(await dialog.evaluate((it) => it.contains(document.activeElement))).toBe(true);
  }
});

test('where no control is near, the arrow keys scroll the page', async ({ visitor: page }) => {
  await page.goto('/privacy-policy');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await fetchArrowKeys(page);
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link').last().focus();
  const before = await page.evaluate(() => window.scrollY);
  await press(page, 'ArrowDown', 'ArrowDown');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
});
