import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Account, createAccount } from '../setup/account';
import { covers } from '../setup/covers';
import { letThrough } from '../setup/interception';
import { mockCall } from '../setup/provider';
import { address, test } from '../setup/test';

const NOTICE = "You've been signed out. Sign in to pick up where you left off.";
const notice = (page: Page) => page.getByRole('status').filter({ hasText: NOTICE });
const unauthenticated = { status: 401, body: { status: false, message: 'Unauthenticated.' } };
const keptIn = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }));

async function loseSessionAtProfile(page: Page) {
  await mockCall(page, '/user/update-profile', unauthenticated);
  await page.goto('/edit-profile');
  await page.getByRole('tab', { name: 'Change Password' }).click();
  await page.getByLabel('Old password').fill('lamp-and-lens');
  await page.getByRole('tab', { name: 'Update Profile' }).click();
  await page.getByLabel('First name').fill('Meera');
  await page.getByLabel('Mobile').fill('020 7946 0018');
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await page.waitForURL('/');
  await letThrough(page);
}

async function signIn(page: Page, { email, password }: Pick<Account, 'email' | 'password'>) {
  // The previous page also has an Email field.
  await page.getByRole('heading', { level: 1, name: 'Sign In' }).waitFor();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

test(
  covers(
    '8.unauthorized',
    'a member whose session ends is notified once, signs in, and continues with the form as typed',
  ),
  async ({ member: page, account, logs }) => {
    logs.expects(/401/);
    await loseSessionAtProfile(page);
    await notice(page).waitFor();
    expect(await page.locator('.Toastify__toast').count()).toBe(0);
    expect(await keptIn(page)).not.toContain('lamp-and-lens');

    await page.reload();
    await notice(page).getByRole('link', { name: 'Sign in' }).click();
    await page.waitForURL('/login');
    await notice(page).waitFor();
    await signIn(page, account);
    await page.waitForURL('/edit-profile');
    await expect(page.getByLabel('First name')).toHaveValue('Meera');
    await expect(page.getByLabel('Last name')).toHaveValue('Rao');
    await expect(page.getByLabel('Mobile')).toHaveValue('020 7946 0018');
    await page.getByRole('link', { name: 'Movies', exact: true }).click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await page.getByRole('button', { name: 'Update Profile' }).click();
    await page.getByRole('button', { name: 'Profile of Meera Rao' }).waitFor();
    await expect.poll(() => keptIn(page)).not.toMatch(/020 7946 0018|fin\.interruption/);
  },
);

test("a member who goes back to a members' page signs in there, even by way of another form", async ({
  member: page,
  account,
  logs,
}) => {
  logs.expects(/401/);
  await page.goto('/plans');
  await page.getByRole('link', { name: 'Movies', exact: true }).click();
  await mockCall(page, '/user/save-watch-list', unauthenticated);
  await page
    .getByRole('button', { name: /watchlist$/i })
    .first()
    .click();
  await page.waitForURL('/');
  await letThrough(page);
  await page.goBack();
  await page.waitForURL('/movies');
  await page.goBack();
  await page.waitForURL('/login');
  await page.getByRole('link', { name: 'Forgot Password' }).click();
  await page.waitForURL('/forgot-password');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, account);
  await page.waitForURL('/plans');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => keptIn(page)).not.toContain('fin.interruption');
});

test('another account that signs in after an expired session finds nothing of the previous one', async ({
  member: page,
  account,
  logs,
}) => {
  logs.expects(/401/);
  const other = await createAccount(address);
  await loseSessionAtProfile(page);
  await expect.poll(() => keptIn(page)).toContain('Meera');
  await notice(page).getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, other);
  await page.waitForURL('/browse');
  for (const trace of ['Meera', account.email, '/edit-profile'])
    await expect.poll(() => keptIn(page)).not.toContain(trace);
  await page.getByRole('button', { name: /^Profile of/ }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Asha');
});

test('a session that ends in one tab is announced in the other, which stays where it was', async ({
  member: page,
  account,
  logs,
}) => {
  logs.expects(/401/);
  const other = await page.context().newPage();
  await other.goto('/submit-your-movie');
  await other.getByLabel('Title', { exact: true }).fill('Seven Lamps');
  await loseSessionAtProfile(page);
  await other.waitForURL('/');
  await notice(other).getByRole('link', { name: 'Sign in' }).click();
  await signIn(other, account);
  await other.waitForURL('/submit-your-movie');
  await expect(other.getByLabel('Title', { exact: true })).toHaveValue('Seven Lamps');
});

test('an unsent mail to a cast member is restored after an expired session', async ({
  member: page,
  account,
  logs,
}) => {
  logs.expects(/401/);
  const openLetter = () =>
    page
      .getByRole('button', { name: /^Send email to/ })
      .first()
      .click();
  await mockCall(page, '/user/send-mail-to-cast', unauthenticated);
  await page.goto('/movie-details/101');
  await openLetter();
  await page.getByLabel('Message').fill('Your last scene stayed with me.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.waitForURL('/');
  await letThrough(page);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await signIn(page, account);
  await page.waitForURL('/movie-details/101');
  await openLetter();
  await expect(page.getByLabel('Message')).toHaveValue('Your last scene stayed with me.');
});

test('signing out of an expired session signs out every tab', async ({ member: page, logs }) => {
  logs.expects(/401/);
  const other = await page.context().newPage();
  await other.goto('/submit-your-movie');
  await other.getByLabel('Title', { exact: true }).fill('Seven Lamps');
  await mockCall(page, '/logout', unauthenticated);
  await page.goto('/movies');
  await page.evaluate(() => localStorage.setItem('fin.searches', '["salt"]'));
  await page.getByRole('button', { name: /^Profile of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  for (const tab of [page, other]) {
    await tab.waitForURL('/');
    await tab.getByRole('heading', { level: 1 }).waitFor();
    expect(await notice(tab).count()).toBe(0);
  }
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  await expect.poll(() => keptIn(other)).not.toContain('Lamps');
});
