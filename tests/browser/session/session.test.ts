import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { covers } from '../setup/covers';
import { letThrough } from '../setup/interception';
import { mockCall, recordCalls } from '../setup/provider';
import { PHONE, test } from '../setup/test';

const keptIn = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
const logout = (page: Page) => page.getByRole('menuitem', { name: 'Logout' });

/** Uses the keyboard, because a toast may cover the button. */
function openProfile(page: Page) {
  return page.getByRole('button', { name: /^Profile of/ }).press('Enter');
}

async function signOut(page: Page) {
  await openProfile(page);
  await logout(page).press('Enter');
}

async function landsAsVisitor(page: Page) {
  await page.waitForURL('/');
  await page.getByRole('button', { name: 'Sign In' }).waitFor();
  expect(await page.getByText("You've been signed out.").count()).toBe(0);
}

async function typeTitle(page: Page) {
  await page.getByLabel('Title', { exact: true }).fill('Seven Lamps');
  await expect.poll(() => keptIn(page)).toContain('Seven Lamps');
}

test(
  covers(
    ['4.session.sign-out', '8.sign-out', '2.navigation.dropdown'],
    'a member whose sign-out fails gets a message and stays; the next try notifies the provider and clears storage',
  ),
  async ({ member: page, account, logs }) => {
    logs.expects(/500/);
    await mockCall(page, '/logout', { status: 500 });
    await page.goto('/movies');
    await openProfile(page);
    await page.getByText(account.email).waitFor();
    await page.getByText('Asha Rao').first().waitFor();
    for (const name of ['Profile', 'Subscription plans']) {
      await page.getByRole('menuitem', { name }).waitFor();
    }
    await logout(page).press('Enter');
    await page.getByText('Login failed!').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();

    await letThrough(page);
    const calls = recordCalls(page);
    await signOut(page);
    await landsAsVisitor(page);
    expect(calls).toContain('GET /logout');
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  },
);

test("signing out leaves nothing of the member's page and input, even after a reload", async ({
  member: page,
}) => {
  await page.goto('/search?q=salt');
  await page.getByRole('list', { name: 'Results' }).getByRole('link').first().click();
  // A page moves the focus once it has loaded, so an earlier key press could miss.
  await page.getByRole('heading', { name: 'More Like This' }).waitFor();
  await page.getByRole('link', { name: 'Submit your movie' }).press('Enter');
  await page.getByRole('heading', { name: 'Submit Your Movie', level: 1 }).waitFor();
  await typeTitle(page);
  await signOut(page);
  await landsAsVisitor(page);
  await expect.poll(() => keptIn(page)).not.toMatch(/Lamps|salt|movie-details/);
  await page.reload();
  await expect.poll(() => keptIn(page)).not.toMatch(/Lamps|salt|movie-details/);
});

test('signing out reaches another tab at once and deletes its draft, even if the same member signs in again', async ({
  member: page,
  account,
}) => {
  const other = await page.context().newPage();
  await other.goto('/submit-your-movie');
  await typeTitle(other);
  await page.goto('/movies');
  await signOut(page);
  await landsAsVisitor(other);
  await expect.poll(() => keptIn(other)).not.toContain('Lamps');
  await other.getByRole('button', { name: 'Sign In' }).click();
  await other.getByLabel('Password').fill(account.password);
  await other.getByLabel('Email').fill(account.email);
  await other.getByRole('button', { name: 'Sign In' }).click();
  await other.waitForURL('/browse');
  await other.getByRole('link', { name: 'TV Show', exact: true }).click();
  await other.getByRole('heading', { name: 'TV Shows', level: 1 }).waitFor();
  await other.getByRole('link', { name: 'Submit your movie' }).press('Enter');
  await other.getByRole('heading', { name: 'Submit Your Movie', level: 1 }).waitFor();
  await expect(other.getByLabel('Title', { exact: true })).toHaveValue('');
});

test(
  covers('8.unauthorized', 'a rejected token is removed, and the browser goes to / once'),
  async ({ member: page, logs }) => {
    logs.expects(/401|unauthorized/);
    for (const path of ['/user/banners', '/user/popular-movie']) {
      await mockCall(page, path, {
        status: 401,
        body: { status: false, message: 'Unauthenticated.' },
      });
    }
    await page.addInitScript(recordPushedAddresses);
    await page.goto('/browse');
    await page.getByRole('button', { name: 'Get Started' }).first().waitFor();
    expect(await page.evaluate(() => window.pushedAddresses)).toEqual(['/']);
    expect(
      await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')]),
    ).toEqual([null, null]);
    expect(await page.locator('.Toastify__toast').count()).toBe(0);
  },
);

test(
  covers(
    '4.session.guards',
    "a visitor at a members' page is redirected to /login without a call, and returns after signing in",
  ),
  async ({ visitor: page, account }) => {
    const calls = recordCalls(page);
    await page.goto('/my-watch-list');
    await page.waitForURL('/login');
    expect(calls.filter((call) => !call.includes('/login/'))).toEqual([]);
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password').fill(account.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL('/my-watch-list');
  },
);

test(
  covers(
    ['2.navigation.member', '2.navigation.links'],
    'a member sees the search box everywhere but on the search page',
  ),
  async ({ member: page }) => {
    await page.goto('/search');
    const bar = page.getByRole('navigation', { name: 'Main' });
    await page.getByRole('main').getByRole('combobox').waitFor();
    expect(await bar.getByRole('combobox').count()).toBe(0);
    for (const name of ['Fin', 'Home', 'My Watchlist', 'TV Show', 'Movies']) {
      await bar.getByRole('link', { name, exact: true }).waitFor();
    }
    await bar.getByRole('link', { name: 'Movies', exact: true }).click();
    await bar.getByRole('combobox').waitFor();
  },
);

test(
  covers(
    ['2.navigation.visitor', '2.footer'],
    "a visitor sees a Login button in the bar; the footer has its tagline, 'Submit your movie' and the copyright for 2025",
  ),
  async ({ visitor: page }) => {
    await page.goto('/movies');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'Submit your movie' }).waitFor();
    await footer.getByText(/2025/).waitFor();
    await page.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL('/login');
  },
);

test(
  covers(
    ['2.navigation.small', '9.breakpoints'],
    'on a phone the links collapse into a menu, which closes on the way back, and the dropdown has the watchlist',
  ),
  async ({ member: page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/movies');
    const menu = page.getByRole('button', { name: 'Menu' });
    const link = page.getByRole('link', { name: 'TV Show' });
    await menu.waitFor();
    await expect(link).not.toBeShown();
    await menu.press('Enter');
    await link.focus();
    await page.keyboard.press('Escape');
    await link.waitFor({ state: 'hidden' });
    await expect(menu).toHaveFocus();
    await menu.click();
    await link.click();
    await page.getByRole('heading', { name: 'TV Shows', level: 1 }).waitFor();
    await link.waitFor({ state: 'hidden' });

    await menu.press('Enter');
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await page.locator('main article > a').first().press('Enter');
    await page.getByRole('heading', { name: 'More Like This' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'TV Shows', level: 1 }).waitFor();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');

    await openProfile(page);
    await page.getByRole('menuitem', { name: /Watchlist/i }).click();
    await page.waitForURL('/my-watch-list');
    await page.setViewportSize({ width: 903, height: 844 });
    await link.waitFor();
  },
);

function recordPushedAddresses() {
  window.pushedAddresses = [];
  const push = history.pushState.bind(history);
  history.pushState = (state, unused, url) => {
    window.pushedAddresses.push(String(url));
    push(state, unused, url);
  };
}

declare global {
  interface Window {
    pushedAddresses: string[];
  }
}
