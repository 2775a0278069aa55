import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { proves } from '../setup/proves';
import { holdCall, mockCall } from '../setup/provider';
import { test } from '../setup/test';

test(
  proves('2.signup.form', 'the form has its five fields, and a link to sign in'),
  async ({ visitor: page }) => {
    await page.goto('/signup');
    for (const label of ['First name', 'Last name', 'Email', 'Password', 'I accept']) {
      await page.getByLabel(label).waitFor();
    }
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.waitForURL('/login');
  },
);

test(
  proves('2.signup.terms', 'the terms and the privacy policy open in a new tab'),
  async ({ visitor: page }) => {
    await page.goto('/signup');
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
  },
);

test(
  proves('5.sign-up', 'submitting an empty form shows every error and focuses the first field'),
  async ({ visitor: page }) => {
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
  },
);

test(
  proves('4.sign-up.button', 'Sign Up says Signing Up... while it is sent, and sends once'),
  async ({ visitor: page }) => {
    const call = await holdCall(page, '/register');
    await page.goto('/signup');
    await fillIn(page, `once.${Date.now()}@fin.example`);
    await page.getByRole('button', { name: 'Sign Up' }).dblclick();
    await page.getByRole('button', { name: 'Signing Up...' }).waitFor();
    await call.release();
    await page.waitForURL('/login');
    expect(call.count()).toBe(1);
  },
);

test(
  proves('8.sign-up', 'a sign-up that goes on while another page is open says that it succeeded'),
  async ({ visitor: page }) => {
    const call = await holdCall(page, '/register');
    await page.goto('/signup');
    await fillIn(page, `away.${Date.now()}@fin.example`);
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect.poll(call.count).toBe(1);
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Sign In' }).waitFor();
    await call.release();
    await page.getByText('Account created successfully! Please log in.').waitFor();
  },
);

test(
  proves('8.sign-up', "an e-mail address that is taken gets the provider's message at its field"),
  async ({ visitor: page, account, logs }) => {
    logs.expects(/422/);
    await page.goto('/signup');
    await fillIn(page, account.email);
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await page.getByRole('alert').filter({ hasText: 'already been taken' }).first().waitFor();
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  },
);

test(
  proves('8.sign-up', "without a message a failed sign-up says 'Signup failed!'"),
  async ({ visitor: page, logs }) => {
    logs.expects(/500/);
    await mockCall(page, '/register', { status: 500 });
    await page.goto('/signup');
    await fillIn(page, 'someone@fin.example');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await page.locator('.Toastify__toast').getByText('Signup failed!').waitFor();
    await expect(page.getByLabel('First name')).toHaveValue('Ravi');
  },
);

async function fillIn(page: Page, email: string) {
  await page.getByLabel('First name').fill('Ravi');
  await page.getByLabel('Last name').fill('Menon');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('projector');
  await page.getByRole('checkbox').check();
}
