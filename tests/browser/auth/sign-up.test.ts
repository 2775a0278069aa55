import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { covers } from '../setup/covers';
import { holdCall } from '../setup/provider';
import { test } from '../setup/test';

test(
  covers(
    ['2.signup.form', '2.signup.terms'],
    'the form has its five fields; the terms and the privacy policy open in a new tab, Sign in in the same one',
  ),
  async ({ visitor: page }) => {
    await page.goto('/signup');
    for (const label of ['First name', 'Last name', 'Email', 'Password', 'I accept']) {
      await page.getByLabel(label).waitFor();
    }
    for (const [name, path] of [
      ['Terms & Conditions', '/terms-conditions'],
      ['Privacy Policy', '/privacy-policy'],
    ] as const) {
      const opened = page.context().waitForEvent('page');
      await page.getByRole('link', { name }).click();
      const tab = await opened;
      await tab.waitForURL(path);
      await tab.close();
    }
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.waitForURL('/login');
  },
);

test(
  covers(
    ['5.sign-up', '8.sign-up'],
    "an empty form shows every error and focuses the first field; an email address that is taken gets the provider's message",
  ),
  async ({ visitor: page, account, logs }) => {
    logs.expects(/422/);
    await page.goto('/signup');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    for (const message of [
      'First name is required',
      'Last name is required',
      'Email is required',
      'Password is required',
      'You must accept the Terms & Conditions and Privacy Policy',
    ]) {
      await page.getByText(message).waitFor();
    }
    await expect(page.getByLabel('First name')).toHaveFocus();
    await fillIn(page, account.email);
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await page.getByRole('alert').filter({ hasText: 'already has an account' }).first().waitFor();
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  },
);

test(
  covers(
    ['4.sign-up.button', '8.sign-up'],
    'Sign Up shows Signing Up... while it is sent, sends once, and shows its success on another page, too',
  ),
  async ({ visitor: page }) => {
    const call = await holdCall(page, '/register');
    await page.goto('/signup');
    await fillIn(page, `away.${Date.now()}@fin.example`);
    await page.getByRole('button', { name: 'Sign Up' }).dblclick();
    await page.getByRole('button', { name: 'Signing Up...' }).waitFor();
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Sign In' }).waitFor();
    await call.release();
    await page.getByText('Account created successfully! Please log in.').waitFor();
    expect(call.count()).toBe(1);
  },
);

async function fillIn(page: Page, email: string) {
  await page.getByLabel('First name').fill('Ravi');
  await page.getByLabel('Last name').fill('Menon');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('projector');
  await page.getByRole('checkbox').check();
}
