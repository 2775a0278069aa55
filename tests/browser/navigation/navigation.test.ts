import { expect } from 'vitest';
import { openHome, openRows } from '../home/rows';
import { intercept } from '../setup/interception';
import { layoutShift } from '../setup/layout-shift';
import { holdCall, holdRequest } from '../setup/provider';
import { address, test } from '../setup/test';

test("an unknown address shows 'Page not found', with a button home", async ({ visitor: page }) => {
  for (const path of ['/movie-details/1/extra', `${address}//evil.example/`]) {
    await page.goto(path);
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  }
  await page.getByRole('button', { name: 'Go to Home' }).click();
  await page.waitForURL('/browse');
});

test('nothing shifts as the rows of the home page load; a new visit starts at the top with one row again', async ({
  visitor: page,
}) => {
  await page.goto('/browse');
  await openRows(page, ['Top 10', 'Popular Movies', 'Free Movies', 'Most Viewed Movies']);
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
  await page.getByRole('contentinfo').getByText('© 2025').waitFor();
  await page.goto('/licence-of-nothing');
  await openHome(page);
  expect(await page.getByRole('region').count()).toBe(1);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('nothing shifts on the title page, nor on a phone on the home page', async ({
  visitor: page,
}) => {
  for (const [width, path] of [
    [1440, '/movie-details/101'],
    [390, '/movie-details/101'],
    [390, '/browse'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(path);
    await page.getByRole('link', { name: /./ }).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
  }
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
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(100);
  await page.goBack();
  await page.waitForURL('/movies');
});

test('a new page focuses its heading and is announced; so is the home page, though its heading is late', async ({
  visitor: page,
}) => {
  const banners = await holdCall(page, '/user/banners');
  const focused = () => page.evaluate(() => document.activeElement?.tagName);
  await page.goto('/tv-show');
  await page.getByRole('link', { name: 'Movies', exact: true }).click();
  await page.waitForURL('/movies');
  await expect.poll(focused).toBe('H1');
  await page
    .locator('[aria-live=polite]')
    .filter({ hasText: 'Movies | Fin' })
    .waitFor({ state: 'attached' });
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.waitForURL('/browse');
  await expect.poll(banners.count).toBe(1);
  await banners.release();
  await page.getByTestId('hero').waitFor();
  await expect.poll(focused).toBe('H1');
});

test('a page that loads slowly focuses its heading after a choice in a menu, unless the focus was moved meanwhile', async ({
  member: page,
}) => {
  await intercept(page, '**/AccountScreen*.js', async (code) => {
    // Lets the closing menu restore focus before the chunk loads.
    await page.getByRole('menu').waitFor({ state: 'detached' });
    await page.evaluate(() => new Promise((later) => setTimeout(later)));
    await code.goOn();
  });
  await page.goto('/movies');
  await page.getByRole('button', { name: /^Profile of/ }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await page.locator('h1:focus', { hasText: 'Edit Profile' }).waitFor();

  const code = await holdRequest(page, '**/TvShowsScreen*.js');
  await page.getByRole('link', { name: 'TV Show', exact: true }).click();
  await page.waitForURL('/tv-show');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('A');
  const box = page.getByRole('combobox', { name: 'Search titles' });
  await box.focus();
  await code.release();
  await page.getByRole('heading', { name: 'TV Shows', level: 1 }).waitFor();
  await page.getByRole('main').getByRole('link').first().waitFor();
  await expect(box).toHaveFocus();
});

test('a menu opened by a key takes no focus that was moved meanwhile', async ({ member: page }) => {
  await page.goto('/movies');
  await page.evaluate(() => {
    const moveFocus = () =>
      [...document.querySelectorAll<HTMLElement>('[role=menuitem]')]
        .find((it) => it.textContent === 'Logout')
        ?.focus();
    document.addEventListener('focusin', ({ target }) => {
      if ((target as Element).role === 'menu') queueMicrotask(moveFocus);
    });
  });
  const profile = page.getByRole('button', { name: /^Profile of/ });
  await profile.press('Enter');
  const logout = page.getByRole('menuitem', { name: 'Logout' });
  await expect(logout).toHaveFocus();
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await expect(logout).toHaveFocus();
});
