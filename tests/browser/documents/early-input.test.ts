/** What is typed and sent before the app's code is there is done (`src/app/start/take-over.ts`). */
import { expect } from 'vitest';
import { holdApp } from '../setup/provider';
import { test } from '../setup/test';

test('a press on Get Started is answered with the e-mail that was typed', async ({
  visitor: page,
}) => {
  const app = await holdApp(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByLabel('Email').first().fill('ada@example.com');
  await page.getByRole('button', { name: 'Get Started' }).first().click();
  await app.release();
  await page.waitForURL('/signup');
  await expect
    .poll(() => page.getByLabel('Email', { exact: true }).inputValue())
    .toBe('ada@example.com');
});

test('what a visitor types into the form of /login stays, with the focus, and can be sent', async ({
  visitor: page,
  account,
}) => {
  const app = await holdApp(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await app.release();
  await page.getByRole('button', { name: 'Sign In' }).and(page.locator(':enabled')).waitFor();
  expect(
    await page
      .getByLabel('Password', { exact: true })
      .evaluate((box) => box === document.activeElement),
  ).toBe(true);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('/browse');
});

test('Enter in the form of /login signs in, though its button waits for the app', async ({
  visitor: page,
  account,
}) => {
  const app = await holdApp(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await app.release();
  await page.waitForURL('/browse');
});

test('Enter in a form that is filled in afterwards sends nothing by itself', async ({
  visitor: page,
  account,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  const app = await holdApp(page);
  await page.goto('/login', { waitUntil: 'commit' });
  const [email, password] = [
    page.getByLabel('Email'),
    page.getByLabel('Password', { exact: true }),
  ];
  await email.fill(account.email);
  await email.press('Enter');
  await password.pressSequentially('half of it');
  await app.release();
  await page.getByRole('button', { name: 'Sign In' }).and(page.locator(':enabled')).waitFor();
  await page.waitForFunction(() => globalThis.early?.done.signal.aborted === true);
  expect(sent).toEqual([]);
  await expect(password).toHaveValue('half of it');
});

test("a member's own fields are filled in from the first, and what was typed before stays", async ({
  member: page,
  account,
}) => {
  const app = await holdApp(page);
  await page.goto('/edit-profile', { waitUntil: 'commit' });
  await page.getByLabel('Mobile').fill('020 7946 0018');
  expect(await page.getByLabel('Email').inputValue()).toBe(account.email);
  expect(await page.getByLabel('First name').inputValue()).toBe('Asha');
  await app.release();
  await page.waitForFunction(() => globalThis.early?.done.signal.aborted === true);
  expect(await page.getByLabel('Email').inputValue()).toBe(account.email);
  expect(await page.getByLabel('First name').inputValue()).toBe('Asha');
  expect(await page.getByLabel('Mobile').inputValue()).toBe('020 7946 0018');
});

test('suggestions answer what was typed, also where the app replaces the box', async ({
  member: page,
}) => {
  const app = await holdApp(page);
  await page.goto('/search?x', { waitUntil: 'commit' });
  await page.getByLabel('Search titles').fill('salt');
  await app.release();
  await page.getByRole('option').first().waitFor();
});

test.for(['/search', '/tv-show'])(
  'a search that was sent is answered: %s',
  async (path, { member: page }) => {
    const app = await holdApp(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByLabel('Search titles').fill('salt');
    await page.getByLabel('Search titles').press('Enter');
    await app.release();
    await page.getByRole('heading', { name: 'Results for “salt”' }).waitFor();
  },
);

test('a profile that was sent is saved', async ({ member: page }) => {
  const app = await holdApp(page);
  await page.goto('/edit-profile', { waitUntil: 'commit' });
  await page.getByLabel('Mobile').fill('020 7946 0018');
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await app.release();
  await page.getByText('Your profile has been updated.').waitFor();
});
