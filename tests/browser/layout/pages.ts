/** Every page of the site, and how to measure what stands on it. */
import type { Page } from 'playwright-core';

export const visitorPages = [
  '/',
  '/login',
  '/signup',
  '/forgot-password',
  '/browse',
  '/movies',
  '/tv-show',
  '/movie-details/101',
  '/privacy-policy',
  '/terms-conditions',
  '/no-such-page',
];

export const memberPages = [
  '/browse',
  '/movie-details/101',
  '/search',
  '/search?q=the',
  '/my-watch-list',
  '/mylist',
  '/edit-profile',
  '/plans',
  '/get-payment-detail/2',
  '/payment-success',
  '/submit-your-movie',
];

/** Opens a page and waits until its heading is there, nothing is on its way and nothing moves. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'));
  await page.evaluate(() => document.fonts.ready);
}

/** The left edge of the first element that matches, in px. */
export function leftOf(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().left);
}
