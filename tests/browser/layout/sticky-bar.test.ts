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

test.for([{ width: 1440, height: 900 }, PHONE])(
  'a person goes back by Shift+Tab, and no card or heart hides under the bar ($width px)',
  async (size, { visitor }) => {
    await visitor.setViewportSize(size);
    await visitor.goto('/movies');
    await cardNames(visitor);
    await visitor.locator('main article').nth(7).getByRole('button').focus();
    for (let press = 0; press < 14; press++) {
      await visitor.keyboard.press('Shift+Tab');
      const part = await hiddenPart(visitor);
      expect(part, `after ${press + 1} presses`).toBe(0);
    }
  },
);

test('a section of the terms stands below the bar, not under it', async ({ visitor }) => {
  await visitor.goto('/terms-conditions#removal');
  const heading = visitor.locator('#removal');
  await heading.waitFor();
  const top = () => heading.evaluate((it) => it.getBoundingClientRect().top);
  const bar = await visitor
    .locator('header')
    .first()
    .evaluate((it) => it.clientHeight);
  await expect.poll(top).toBeGreaterThanOrEqual(bar);
  await expect.poll(top).toBeLessThan(bar + 120);
});
