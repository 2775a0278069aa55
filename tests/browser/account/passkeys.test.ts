import type { CDPSession, Page } from 'playwright-core';
import { expect } from 'vitest';
import { holdCall, mockCall, recordCalls } from '../setup/provider';
import { address, test } from '../setup/test';

async function addDevice(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { session, authenticatorId };
}

async function countOf(session: CDPSession, authenticatorId: string): Promise<number> {
  return (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length;
}

const closeDialogs = (page: Page) =>
  page.evaluate(() => {
    const close = () =>
      Promise.reject(new DOMException('The dialog was closed', 'NotAllowedError'));
    Object.assign(navigator.credentials, { create: close, get: close });
  });

const sectionOf = (page: Page) => page.getByRole('region', { name: 'Passkeys' });
const addButton = (page: Page) => sectionOf(page).getByRole('button', { name: 'Add a passkey' });
const removeButton = (page: Page) => sectionOf(page).getByRole('button', { name: 'Remove' });
const signInButton = (page: Page) => page.getByRole('button', { name: 'Use a passkey' });

async function signOutHere(page: Page) {
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
}

test('a member adds a passkey, signs in with it without an email, and removes it', async ({
  member: page,
  account,
  logs,
}) => {
  logs.expects(/422/);
  const { session, authenticatorId } = await addDevice(page);
  await page.goto('/edit-profile');
  await addButton(page).click();
  await page.getByText('Passkey added.').waitFor();
  await sectionOf(page).getByText('Chrome on Linux').waitFor();
  await sectionOf(page)
    .getByText(/^Added on \d+ \w+ \d{4}$/)
    .waitFor();
  expect(await countOf(session, authenticatorId)).toBe(1);

  await addButton(page).click();
  await page
    .getByRole('alert')
    .getByText('This device already has a passkey for your account.')
    .waitFor();
  expect(await removeButton(page).count()).toBe(1);

  await signOutHere(page);
  await signInButton(page).press('Enter');
  await page.waitForURL('/browse');
  const user = await page.evaluate(() => localStorage.getItem('user'));
  expect(JSON.parse(user ?? '')).toMatchObject({ email: account.email, first_name: 'Asha' });

  await page.goto('/edit-profile');
  await removeButton(page).press('Enter');
  await page.getByText('Passkey removed.').waitFor();
  await expect(sectionOf(page).getByRole('heading')).toHaveFocus();
  await expect.poll(() => removeButton(page).count()).toBe(0);

  await signOutHere(page);
  await signInButton(page).click();
  await page.getByRole('alert').getByText("That passkey doesn't work here.").waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');
});

test("a member who closes the browser's dialog sees no error, and may try again", async ({
  member: page,
}) => {
  await addDevice(page);
  await page.goto('/edit-profile');
  await addButton(page).waitFor();
  await closeDialogs(page);
  const making = await holdCall(page, '/user/passkeys/new');
  await addButton(page).click();
  const waiting = sectionOf(page).getByRole('button', { name: 'Waiting for your device...' });
  await expect(waiting).toHaveAttribute('aria-busy', 'true');
  await making.release();
  await expect(addButton(page)).toHaveAttribute('aria-busy', 'false');
  expect(await page.locator('.Toastify__toast').count()).toBe(0);

  await signOutHere(page);
  await signInButton(page).waitFor();
  await closeDialogs(page);
  const asking = await holdCall(page, '/login/passkey');
  await signInButton(page).click();
  await page.getByRole('button', { name: 'Waiting for your passkey...' }).waitFor();
  await asking.release();
  await expect(signInButton(page)).toHaveAttribute('aria-busy', 'false');
  expect(await page.locator('.Toastify__toast').count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe('/login');
});

test('a passkey that could not be added or removed shows an error, and the list reloads', async ({
  member: page,
  logs,
}) => {
  logs.expects(/500|ERR_FAILED|net::/);
  await addDevice(page);
  await page.goto('/edit-profile');
  await addButton(page).click();
  await removeButton(page).waitFor();
  const failing = await holdCall(page, '/user/passkeys/remove');
  await removeButton(page).click();
  await sectionOf(page).getByRole('button', { name: 'Remove the passkey' }).waitFor();
  await expect.poll(failing.count).toBe(1);
  await failing.cutOff();
  await page.getByRole('alert').getByText("That didn't work. Try again.").waitFor();
  await removeButton(page).waitFor();
  await mockCall(page, '/user/passkeys/new', { status: 500, body: {} });
  await addButton(page).click();
  await page.getByRole('alert').getByText("We couldn't add your passkey. Try again.").waitFor();
});

test('without passkeys at the provider there is neither section nor button', async ({
  member: page,
  logs,
}) => {
  logs.expects(/Failed to load resource/);
  const unknown = { status: 404, body: { message: 'No such call.' } };
  await mockCall(page, '/user/passkeys', unknown);
  await mockCall(page, '/login/passkey', unknown);
  await page.goto('/edit-profile');
  await page.getByRole('region', { name: "Where you're signed in" }).waitFor();
  expect(await sectionOf(page).count()).toBe(0);
  const answered = page.waitForResponse('**/login/passkey');
  await signOutHere(page);
  await answered;
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeDisabled();
  expect(await signInButton(page).count()).toBe(0);
});

test('without passkeys in the browser, or at an IP address, no call is made', async ({
  visitor: page,
  open,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  const { port } = new URL(address);
  const numbered = await open({ baseURL: `http://127.0.0.1:${port}` });
  for (const it of [page, numbered]) {
    const calls = recordCalls(it);
    await it.goto('/login');
    await it.getByRole('button', { name: 'Sign In' }).waitFor();
    await it.waitForLoadState('networkidle');
    expect(calls).toEqual([]);
    expect(await signInButton(it).count()).toBe(0);
  }
});

test('passkeys are last on both pages, and shift no content', async ({ member: page }) => {
  const listed = await holdCall(page, '/user/sessions');
  await page.goto('/edit-profile');
  await expect.poll(listed.count).toBe(1);
  expect(await sectionOf(page).count()).toBe(0);
  await listed.release();
  await addButton(page).waitFor();
  const offered = await holdCall(page, '/login/passkey');
  await signOutHere(page);
  const line = page.getByText('New to Fin?');
  const before = await line.boundingBox();
  await offered.release();
  await signInButton(page).waitFor();
  expect(await line.boundingBox()).toEqual(before);
  await page.getByRole('link', { name: 'Sign up now' }).focus();
  await page.keyboard.press('Tab');
  await expect(signInButton(page)).toHaveFocus();
});
