import { describe, expect } from 'vitest';
import { proves } from '../setup/proves';
import { holdCall, mockCall } from '../setup/provider';
import { test } from '../setup/test';

const CALL = '/forgot-password';

describe('A forgotten password', () => {
  test(
    proves('2.forgot-password.form', 'is requested with an e-mail address'),
    async ({ visitor, account }) => {
      await visitor.goto('/login');
      await visitor.getByRole('link', { name: 'Forgot Password' }).click();
      await visitor.getByRole('heading', { name: 'Forgot Password', level: 1 }).waitFor();
      await visitor.getByLabel('Email').fill(account.email);
      await visitor.getByRole('button', { name: 'Send' }).click();
      const toast = visitor.locator('.Toastify__toast--success');
      await toast.waitFor();
      // It stays on the page, and is announced once.
      const message = (await toast.textContent()) ?? '';
      await visitor.getByRole('main').getByText(message).waitFor();
      expect(await visitor.locator('[role=alert], [role=status]').allTextContents()).toEqual([
        message,
      ]);
    },
  );

  test('brings the e-mail that was typed at sign-in along, and back', async ({
    visitor,
    account,
  }) => {
    await visitor.goto('/login');
    await visitor.getByLabel('Email').fill(account.email);
    await visitor.getByRole('link', { name: 'Forgot Password' }).click();
    await visitor.getByRole('heading', { name: 'Forgot Password', level: 1 }).waitFor();
    const email = visitor.getByLabel('Email');
    await expect(email).toHaveValue(account.email);
    await expect(visitor.getByRole('button', { name: 'Send' })).not.toBeDisabled();
    await email.fill('asha.rao@fin.example');
    await visitor.getByRole('link', { name: 'Sign in' }).click();
    await visitor.getByRole('heading', { name: 'Sign In', level: 1 }).waitFor();
    await expect(email).toHaveValue('asha.rao@fin.example');
    await visitor.getByRole('link', { name: 'Forgot Password' }).click();
    await visitor.getByRole('heading', { name: 'Forgot Password', level: 1 }).waitFor();
    await visitor.getByRole('button', { name: 'Send' }).click();
    await visitor.locator('.Toastify__toast--success').waitFor();
  });

  test(proves('5.forgot-password', 'shows what is wrong with the e-mail'), async ({ visitor }) => {
    await visitor.goto('/forgot-password');
    const email = visitor.getByLabel('Email');
    const button = visitor.getByRole('button', { name: 'Send' });
    await expect(button).toBeDisabled();

    await email.fill('asha@fin');
    await email.blur();
    await visitor.getByText('Invalid email format').waitFor();
    await expect(button).toBeDisabled();

    await email.fill('');
    await visitor.getByText('Email is required').waitFor();
    await expect(button).toBeDisabled();

    await email.fill('asha@fin.example');
    await visitor.getByText('Email is required').waitFor({ state: 'detached' });
    await expect(button).not.toBeDisabled();
  });

  test('is requested by one call, however often the button is pressed', async ({ visitor }) => {
    const call = await holdCall(visitor, CALL);
    await visitor.goto('/forgot-password');
    await visitor.getByLabel('Email').fill('asha@fin.example');
    await visitor.getByRole('button', { name: 'Send' }).click();
    const busy = visitor.getByRole('button', { name: 'Sending...' });
    await busy.click({ force: true });
    await visitor.getByLabel('Email').press('Enter');
    await call.release();
    await visitor.locator('.Toastify__toast--success').waitFor();
    expect(call.count()).toBe(1);
  });

  test(proves('8.passwords', "fails with the server's message"), async ({ visitor, logs }) => {
    logs.expects(/Failed to load resource/);
    const message = 'Too many requests. Please wait.';
    await mockCall(visitor, CALL, { status: 429, body: { message } });
    await visitor.goto('/forgot-password');
    await visitor.getByLabel('Email').fill('asha@fin.example');
    await visitor.getByRole('button', { name: 'Send' }).click();
    await visitor.locator('.Toastify__toast--error', { hasText: message }).waitFor();
  });

  test(
    proves('8.passwords', "fails with 'Login failed!' when the server sends no message"),
    async ({ visitor, logs }) => {
      logs.expects(/Failed to load resource/);
      await mockCall(visitor, CALL, { status: 500, body: '<h1>Server error</h1>' });
      await visitor.goto('/forgot-password');
      await visitor.getByLabel('Email').fill('asha@fin.example');
      await visitor.getByRole('button', { name: 'Send' }).click();
      await visitor.locator('.Toastify__toast--error', { hasText: 'Login failed!' }).waitFor();
    },
  );
});
