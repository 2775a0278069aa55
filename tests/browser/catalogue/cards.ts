import type { Page } from 'playwright-core';
import { expect } from 'vitest';

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

export async function cardNames(page: Page): Promise<(string | null)[]> {
  await page.locator('main article').first().waitFor();
  await page.waitForFunction(reachesBelowWindow);
  return page
    .locator('main article > a')
    .evaluateAll((links) =>
      links.map((link) => link.querySelector(':scope > span')?.textContent ?? null),
    );
}

function reachesBelowWindow(): boolean {
  const last = [...document.querySelectorAll('main li[aria-posinset]')].at(-1);
  if (!last || last.getAttribute('aria-posinset') === last.getAttribute('aria-setsize'))
    return true;
  return last.getBoundingClientRect().top > window.innerHeight;
}

export async function goToEnd(page: Page, lastName: string): Promise<void> {
  await expect
    .poll(async () => {
      await page.keyboard.press('End');
      return page.getByText(lastName, { exact: true }).first().isVisible();
    })
    .toBe(true);
}

export async function expectEmptyList(page: Page): Promise<void> {
  await page.getByText('Sorry, Could not Find Your Search!', { exact: true }).waitFor();
  await page.getByText('Try something new', { exact: true }).waitFor();
}
