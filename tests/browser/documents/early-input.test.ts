import { expect } from 'vitest';
import type { LocalStorage } from '../setup/account';
import { test } from '../setup/test';
import { openBeforeApp } from './early';

test('a click on Get Started uses the email that was typed', async ({ visitor: page }) => {
  const release = await openBeforeApp(page, '/');
  await page.getByLabel('Email').first().fill('ada@example.com');
  await page.getByRole('button', { name: 'Get Started' }).first().click();
  await release();
  await page.waitForURL('/signup');
  await expect
    .poll(() => page.getByLabel('Email', { exact: true }).inputValue())
    .toBe('ada@example.com');
});

test('Enter in the form of /login signs in, though its button waits for the app', async ({
  visitor: page,
  account,
}) => {
  const release = await openBeforeApp(page, '/login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await release();
  await page.waitForURL('/browse');
});

test('Enter in a form that is filled in by the app sends nothing: the input stays, with the focus, and can be sent', async ({
  visitor: page,
  account,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  const release = await openBeforeApp(page, '/login');
  const password = page.getByLabel('Password', { exact: true });
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Email').press('Enter');
  await password.pressSequentially(account.password);
  await release();
  const signIn = page.getByRole('button', { name: 'Sign In' });
  await expect(signIn).not.toBeDisabled();
  expect(sent).toEqual([]);
  await expect(password).toHaveValue(account.password);
  await expect(password).toHaveFocus();
  await signIn.click();
  await page.waitForURL('/browse');
});

test("a member's own fields are prefilled, and a profile that was sent is saved", async ({
  member: page,
  account,
}) => {
  const release = await openBeforeApp(page, '/edit-profile');
  await page.getByLabel('Mobile').fill('020 7946 0018');
  await expect(page.getByLabel('Email')).toHaveValue(account.email);
  await expect(page.getByLabel('First name')).toHaveValue('Asha');
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await release();
  await page.getByText('Profile updated.').waitFor();
  await expect(page.getByLabel('Email')).toHaveValue(account.email);
  await expect(page.getByLabel('First name')).toHaveValue('Asha');
  await expect(page.getByLabel('Mobile')).toHaveValue('020 7946 0018');
});

test.for([
  ['changed', '020 7946 0018'],
  ['cleared', ''],
] as const)(
  'a profile whose number was %s before the app answers asks before it is left',
  async ([, number], { visitor: page, account: { localStorage } }) => {
    await page.addInitScript((entries) => {
      for (const { name, value } of entries) window.localStorage.setItem(name, value);
    }, withMobile(localStorage));
    const release = await openBeforeApp(page, '/edit-profile');
    await page.getByLabel('Mobile').fill(number);
    await release();
    await page.getByRole('link', { name: 'TV Show', exact: true }).click();
    await page.getByRole('alertdialog', { name: 'Leave without saving?' }).waitFor();
  },
);

test('suggestions answer the typed query, even where the app replaces the box', async ({
  member: page,
}) => {
  const release = await openBeforeApp(page, '/search?x');
  await page.getByLabel('Search titles').fill('salt');
  await release();
  await page.getByRole('option').first().waitFor();
});

test.for(['/search', '/tv-show'])(
  'a search that was sent is answered: %s',
  async (path, { member: page }) => {
    const release = await openBeforeApp(page, path);
    await page.getByLabel('Search titles').fill('salt');
    await page.getByLabel('Search titles').press('Enter');
    await release();
    await page.getByRole('heading', { name: 'Results for “salt”' }).waitFor();
  },
);

function withMobile(stored: LocalStorage): LocalStorage {
  return stored.map(({ name, value }) => ({
    name,
    value:
      name === 'user' ? JSON.stringify({ ...JSON.parse(value), mobile: '07700 900123' }) : value,
  }));
}
