import type { Locator, Page } from 'playwright-core';

/** Ordered as in spec §2. */
export const IN_ORDER = [
  'Top 10',
  'Latest Movies',
  'Popular Movies',
  'Top TV Channels',
  'Free Movies',
  'Most Liked Movies',
  'Most Viewed Movies',
];

export const rowOf = (page: Page, name: string) => page.getByRole('region', { name });

export async function openHome(page: Page): Promise<void> {
  await page.goto('/browse');
  await rowOf(page, 'Top 10').getByRole('link').first().waitFor();
}

export function carousels(page: Page): Promise<string[]> {
  return page.getByRole('region').locator('h2').allTextContents();
}

export function isFooterSeen(page: Page): Promise<boolean> {
  return page
    .locator('footer')
    .evaluate((it) => it.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
}

export const scrollToEnd = (page: Page) =>
  page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));

export async function openRows(page: Page, names: readonly string[] = IN_ORDER): Promise<void> {
  for (const name of names) {
    await scrollToEnd(page);
    await rowOf(page, name).getByRole('link').first().waitFor();
  }
}

export const inView = (row: Locator) =>
  row.locator('[data-place]').evaluateAll((all) => {
    const width = document.documentElement.clientWidth;
    const isSeen = (it: Element) => {
      const { left, right } = it.getBoundingClientRect();
      return left >= -1 && right <= width + 1;
    };
    const places = (some: Element[]) => some.map((it) => Number(it.getAttribute('data-place')));
    return {
      live: places(all.filter((it) => !it.hasAttribute('inert'))),
      seen: places(all.filter(isSeen)),
    };
  });

export const both = (...places: number[]) => ({ live: places, seen: places });
