import { describe, expect } from 'vitest';
import { covers } from '../setup/covers';
import { mockCall } from '../setup/provider';
import { test } from '../setup/test';

describe('A forgotten password', () => {
  test(
    covers(
      '2.forgot-password.form',
      'sends the email typed at sign-in, or takes another one back there',
    ),
    async ({ visitor, account }) => {
      await visitor.goto('/login');
      const email = visitor.getByLabel('Email');
      await email.fill('asha.rao@fin.example');
      const forget = async () => {
        await visitor.getByRole('link', { name: 'Forgot Password' }).click();
        await visitor.getByRole('heading', { name: 'Forgot Password', level: 1 }).waitFor();
      };
      await forget();
      await expect(email).toHaveValue('asha.rao@fin.example');
      await expect(visitor.getByRole('button', { name: 'Send' })).not.toBeDisabled();
      await email.fill(account.email);
      await visitor.getByRole('link', { name: 'Sign in' }).click();
      await visitor.getByRole('heading', { name: 'Sign In', level: 1 }).waitFor();
      await expect(email).toHaveValue(account.email);
      await forget();
      await visitor.getByRole('button', { name: 'Send' }).click();
      const toast = visitor.locator('.Toastify__toast--success');
      await toast.waitFor();
      const message = (await toast.textContent()) ?? '';
      await visitor.getByRole('main').getByText(message).waitFor();
      expect(await visitor.locator('[role=alert], [role=status]').allTextContents()).toEqual([
        message,
      ]);
    },
  );

  test(
    covers(
      ['5.forgot-password', '8.passwords'],
      "shows an error in the email, and the server's message on failure",
    ),
    async ({ visitor, logs }) => {
      logs.expects(/Failed to load resource/);
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
      const message = 'Too many requests. Please wait.';
      await mockCall(visitor, '/forgot-password', { status: 429, body: { message } });
      await button.click();
      await visitor.locator('.Toastify__toast--error', { hasText: message }).waitFor();
    },
  );
});
