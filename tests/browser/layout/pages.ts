import type { Page } from 'playwright-core';

export const visitorPages: Readonly<Record<string, string>> = {
  '/': 'Default Title | Fin',
  '/login': 'Login | Fin',
  '/signup': 'Signup | Fin',
  '/forgot-password': 'Default Title | Fin',
  '/browse': 'Browse | Fin',
  '/movies': 'Movies | Fin',
  '/tv-show': 'Tv shows | Fin',
  '/movie-details/101': 'Movie | Fin',
  '/kids-mode': 'Default Title | Fin',
  '/privacy-policy': 'Privacy Policy | Fin',
  '/terms-conditions': 'Default Title | Fin',
  '/no-such-page': 'Default Title | Fin',
};

export const memberPages: Readonly<Record<string, string>> = {
  '/browse': 'Browse | Fin',
  '/movie-details/101': 'Movie | Fin',
  '/search': 'Search | Fin',
  '/search?q=the': 'Search | Fin',
  '/my-watch-list': 'Default Title | Fin',
  '/mylist': 'Default Title | Fin',
  '/edit-profile': 'Edit Profile | Fin',
  '/plans': 'Subscription Plans | Fin',
  '/get-payment-detail/2': 'Payment Details | Fin',
  '/payment-success': 'Default Title | Fin',
  '/submit-your-movie': 'Submit Your Movie | Fin',
};

export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'));
  await page.evaluate(() => document.fonts.ready);
}

export function leftOf(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().left);
}
