import type { Page } from 'playwright-core';

/** Cards as the provider sends them: `Film 1`, `Film 2`, … */
export function films(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Film ${index + 1}`,
    poster_image: null,
    thumbnail_image: null,
    content_rating: 'U',
    language: 'Tamil',
    duration: '02:05',
    is_watch_list: 0,
  }));
}

/** The names of the cards on the page, in their order, once the first is there. */
export async function cardNames(page: Page): Promise<(string | null)[]> {
  await page.locator('main article').first().waitFor();
  return page
    .locator('main article > a')
    .evaluateAll((links) =>
      links.map((link) => link.querySelector(':scope > span')?.textContent ?? null),
    );
}

/** Waits for the texts of a list without titles (spec §2). */
export async function expectEmptyList(page: Page): Promise<void> {
  await page.getByText('Sorry, Could not Find Your Search!', { exact: true }).waitFor();
  await page.getByText('Try something new', { exact: true }).waitFor();
}
