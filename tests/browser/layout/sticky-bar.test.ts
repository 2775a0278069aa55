import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { cardNames } from '../catalogue/cards';
import { PHONE, test } from '../setup/test';

const hiddenPart = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const focused = document.activeElement;
    if (!focused || focused.closest('header')) return null;
    return Math.max(0, Math.round(bar - focused.getBoundingClientRect().top));
  });

test('with Shift+Tab, no card or watchlist toggle is hidden under the bar', async ({ visitor }) => {
  await visitor.goto('/movies');
  await cardNames(visitor);
  for (const size of [{ width: 1440, height: 900 }, PHONE]) {
    await visitor.setViewportSize(size);
    await visitor.locator('main article').nth(7).getByRole('button').focus();
    for (let press = 0; press < 14; press++) {
      await visitor.keyboard.press('Shift+Tab');
      const message = `${size.width} px, after ${press + 1} presses`;
      await expect.poll(() => hiddenPart(visitor), { message }).toBe(0);
    }
  }
});
