import type { Page } from 'playwright-core';

/** The seven carousels (spec §2). */
export const IN_ORDER = [
  'Top 10',
  'Latest Movies',
  'Popular Movies',
  'Top TV Channels',
  'Free Movies',
  'Most Liked Movies',
  'Most Viewed Movies',
];

export function carousels(page: Page): Promise<string[]> {
  return page.getByRole('region').locator('h2').allTextContents();
}

/** Whether an eye sees the footer: not hidden, not transparent. */
export function isFooterSeen(page: Page): Promise<boolean> {
  return page
    .locator('footer')
    .evaluate((it) => it.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
}

/** Opens every row by scrolling to the bottom again and again. */
export async function openRows(page: Page, names: readonly string[] = IN_ORDER): Promise<void> {
  for (const name of names) {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.getByRole('region', { name }).getByRole('link').first().waitFor();
  }
}
