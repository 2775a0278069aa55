import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { intercept } from '../setup/interception';
import { holdCall, holdRequest } from '../setup/provider';
import { address, test } from '../setup/test';

test("an unknown address shows 'Page not found', with a button home", async ({ visitor: page }) => {
  for (const path of ['/nope', '/movie-details/1/extra', `${address}//evil.example/`]) {
    await page.goto(path);
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  }
  await page.getByRole('button', { name: 'Go to Home' }).click();
  await page.waitForURL('/browse');
});

test("Back restores the home page's scroll position and carousels", async ({ visitor: page }) => {
  await page.goto('/browse');
  for (const name of ['Top 10', 'Popular Movies', 'Free Movies']) {
    await page.getByRole('region', { name }).getByRole('link').first().waitFor();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  }
  const row = page.getByRole('region', { name: 'Free Movies' });
  await row.getByRole('button', { name: 'Next Free Movies' }).click();
  await expect.poll(() => firstInView(page, 'Free Movies')).toBeGreaterThan(0);
  const place = await firstInView(page, 'Free Movies');
  await row.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await row.locator('.slick-active a').first().click();
  await page.waitForURL(/movie-details/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.getByRole('region').count()).toBeGreaterThanOrEqual(5);
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(Math.round(before));
  await expect.poll(() => firstInView(page, 'Free Movies')).toBe(place);
});

test('back in a long list the focus is on the link that was opened', async ({ visitor: page }) => {
  await page.goto('/movies');
  await page.locator('main article a').first().waitFor();
  await page.mouse.wheel(0, 1400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1400);
  const links = page.locator('main article a');
  const opened = await links.evaluateAll((all) =>
    all
      .filter((it) => it.getBoundingClientRect().top > 100)
      .map((it) => it.getAttribute('href'))
      .at(0),
  );
  await page.locator(`main a[href="${opened}"]`).press('Enter');
  await page.waitForURL(`${opened}`);
  await page.getByTestId('facts').waitFor();
  await page.goBack();
  await expect(page.locator(`main a[href="${opened}"]`)).toHaveFocus();
});

test('a new visit starts at the top with one row, whatever an earlier one left', async ({
  visitor: page,
}) => {
  await page.goto('/browse');
  for (const name of ['Top 10', 'Popular Movies']) {
    await page.getByRole('region', { name }).getByRole('link').first().waitFor();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  }
  await page.goto('/licence-of-nothing');
  await page.goto('/browse');
  await page.getByRole('region', { name: 'Top 10' }).getByRole('link').first().waitFor();
  expect(await page.getByRole('region').count()).toBe(1);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("Skip to content focuses the current page's content and adds no history entry", async ({
  visitor: page,
}) => {
  await page.goto('/movies');
  await page.locator('main article a').first().waitFor();
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.getByRole('link', { name: 'TV Show', exact: true }).click();
  await page.getByRole('heading', { name: 'TV Shows', level: 1 }).waitFor();
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page.getByRole('main')).toHaveFocus();
  expect(await page.evaluate(() => window.scrollY)).toBeLessThan(100);
  await page.goBack();
  await page.waitForURL('/movies');
});

test('the home page, too, focuses its heading', async ({ visitor: page }) => {
  const banners = await holdCall(page, '/user/banners');
  await page.goto('/movies');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.waitForURL('/browse');
  await expect.poll(banners.count).toBe(1);
  await banners.release();
  await page.getByTestId('hero').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
});

test('a new page focuses its heading and is announced', async ({ visitor: page }) => {
  await page.goto('/browse');
  await page.getByRole('link', { name: 'Movies', exact: true }).click();
  await page.waitForURL('/movies');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await page
    .locator('[aria-live=polite]')
    .filter({ hasText: 'Movies | Fin' })
    .waitFor({ state: 'attached' });
});

test('a page that loads slowly does not take the focus from where it was moved meanwhile', async ({
  member: page,
}) => {
  const code = await holdRequest(page, '**/TvShowsScreen*.js');
  await page.goto('/browse');
  await page.getByRole('link', { name: 'TV Show', exact: true }).click();
  await page.waitForURL('/tv-show');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('A');
  await page.getByRole('combobox', { name: 'Search titles' }).focus();
  await code.release();
  await page.getByRole('heading', { name: 'TV Shows', level: 1 }).waitFor();
  await page.getByRole('main').getByRole('link').first().waitFor();
  await expect(page.getByRole('combobox', { name: 'Search titles' })).toHaveFocus();
});

test('a choice in the profile menu focuses the heading of a page that loads slowly', async ({
  member: page,
}) => {
  await intercept(page, '**/AccountScreen*.js', async (code) => {
    // A closed menu restores the focus; the chunk arrives after that.
    await page.getByRole('menu').waitFor({ state: 'detached' });
    await page.evaluate(() => new Promise((later) => setTimeout(later)));
    await code.goOn();
  });
  await page.goto('/movies');
  await page.getByRole('button', { name: /^Profile of/ }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await page.locator('h1:focus', { hasText: 'Edit Profile' }).waitFor();
});

test('nothing shifts as the rows of the home page load', async ({ visitor: page }) => {
  await page.goto('/browse');
  for (const name of ['Top 10', 'Popular Movies', 'Free Movies', 'Most Viewed Movies']) {
    await page.getByRole('region', { name }).getByRole('link').first().waitFor();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  }
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
  await page.getByRole('contentinfo').getByText('© 2025').waitFor();
});

test.for([1440, 390])(
  'nothing shifts on the home and title pages at %i px',
  async (width, { open }) => {
    const page = await open({ viewport: { width, height: 844 } });
    for (const path of ['/browse', '/movie-details/101']) {
      await page.goto(path);
      await page.getByRole('link', { name: /./ }).first().waitFor();
      await page.waitForLoadState('networkidle');
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
    }
  },
);

/** The index of the first card that a row shows. */
function firstInView(page: Page, name: string): Promise<number> {
  return page
    .getByRole('region', { name })
    .locator('.slick-slide')
    .evaluateAll((slides) => slides.findIndex((slide) => slide.classList.contains('slick-active')));
}

/** The cumulative layout shift since the document was opened. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
            sum += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
}
