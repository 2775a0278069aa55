import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { films } from '../catalogue/cards';
import { holdCall, mockCall } from '../setup/provider';
import { test } from '../setup/test';
import { carousels, IN_ORDER, openHome, rowOf } from './rows';

test('Tab alone opens and visits all seven rows in order, then the footer, and nothing hidden', async ({
  visitor: page,
}) => {
  await openHome(page);
  expect(await tabToFooter(page)).toEqual(IN_ORDER);
});

test('rows without titles do not stop a keyboard user', async ({ visitor: page }) => {
  for (const [list, count] of Object.entries({
    'popular-movie': 2,
    'latest-movie': 0,
    'top-channels': 2,
    'free-movie': 2,
    'most-like-movie': 0,
    'most-view-movie': 0,
  })) {
    await mockCall(page, `/user/${list}`, { body: { data: films(count) } });
  }
  await openHome(page);
  expect(await tabToFooter(page)).toEqual([
    'Top 10',
    'Popular Movies',
    'Top TV Channels',
    'Free Movies',
  ]);
});

test('a click in the last row opens no others, keyboard focus does', async ({ visitor: page }) => {
  await openHome(page);
  await page.clock.install();
  const next = page.getByRole('button', { name: 'Next Top 10' });
  await next.click();
  await expect(next).toHaveFocus();
  await page.clock.runFor(1_000);
  expect(await carousels(page)).toEqual(['Top 10']);
  await page.keyboard.press('Tab');
  await page.clock.runFor(1_000);
  await expect.poll(() => carousels(page)).toEqual(IN_ORDER.slice(0, 3));
});

test('Show more moves the focus to the first new row, once it is there', async ({
  visitor: page,
}) => {
  const latest = await holdCall(page, '/user/latest-movie');
  await openHome(page);
  const more = page.getByRole('button', { name: 'Show more' });
  await more.press('Enter');
  await expect(more).toHaveFocus();
  await latest.release();
  const row = rowOf(page, 'Latest Movies');
  await expect.poll(() => row.evaluate((it) => it.contains(document.activeElement))).toBe(true);
});

test('Show more moves the focus to the first title of a new row that has its arrows already', async ({
  visitor: page,
}) => {
  const free = await holdCall(page, '/user/free-movie');
  await openHome(page);
  const more = page.getByRole('button', { name: 'Show more' });
  await more.press('Enter');
  await expect.poll(() => carousels(page)).toEqual(IN_ORDER.slice(0, 3));
  await expect(more).not.toHaveFocus();
  await more.press('Enter');
  await page.getByRole('button', { name: 'Next Top TV Channels' }).waitFor();
  await expect(more).toHaveFocus();
  await free.release();
  await expect(rowOf(page, 'Top TV Channels').getByRole('link').first()).toHaveFocus();
});

async function tabToFooter(page: Page): Promise<string[]> {
  const visited: string[] = [];
  for (let presses = 0; presses < 250; presses += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(() => focusOf(page)).toMatchObject({ isSeen: true, isAwaited: false });
    const { place } = await focusOf(page);
    if (place === 'footer') return visited;
    if (place !== 'elsewhere' && visited.at(-1) !== place) visited.push(place);
  }
  throw new Error(`250 times Tab, and no footer after ${visited.join(', ')}`);
}

function focusOf(page: Page): Promise<{ place: string; isSeen: boolean; isAwaited: boolean }> {
  return page.evaluate(() => {
    const focus = document.activeElement ?? document.body;
    const heading = focus.closest('main section')?.querySelector('h2')?.textContent;
    const place = focus.closest('footer') ? 'footer' : focus.closest('[data-more]') && 'more';
    return {
      place: place ?? heading ?? 'elsewhere',
      isAwaited: place === 'more' || document.querySelector('[aria-busy=true]') !== null,
      isSeen: focus.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    };
  });
}
