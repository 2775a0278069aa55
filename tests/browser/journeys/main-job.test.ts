import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { covers } from '../setup/covers';
import { test } from '../setup/test';
import { playerOn } from '../title/player-page';

test(
  covers(
    [
      '2.landing.get-started',
      '2.signup.prefilled',
      '8.sign-up',
      '4.session.sign-in',
      '2.browse.hero',
    ],
    'a visitor becomes a member and watches a film',
  ),
  async ({ visitor: page }) => {
    const email = `ravi.${randomUUID()}@fin.example`;
    await page.goto('/');
    await page.getByRole('textbox', { name: 'Email' }).first().fill(email);
    await page.getByRole('button', { name: 'Get Started' }).first().click();

    await page.waitForURL('/signup');
    await page.getByRole('heading', { name: 'Sign Up', level: 1 }).waitFor();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await page.getByLabel('First name').fill('Ravi');
    await page.getByLabel('Last name').fill('Menon');
    await page.getByLabel('Password').fill('projector');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Sign Up' }).click();

    await page.waitForURL('/login');
    await page.getByText('Account created successfully! Please log in.').waitFor();
    // Pauses the toast's timer, so that only the sign-in can remove it.
    const seconds = page.locator('.Toastify__toast').locator('.Toastify__progress-bar--animated');
    await seconds.evaluate((it) => {
      for (const running of it.getAnimations()) running.pause();
    });
    await page.getByRole('heading', { name: 'Sign In', level: 1 }).waitFor();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await page.getByLabel('Password').fill('projector');
    await page.getByRole('button', { name: 'Sign In' }).click();

    await page.waitForURL('/browse');
    expect(await storedSession(page)).toEqual({ hasToken: true, email });
    await page.locator('.Toastify__toast').waitFor({ state: 'detached' });
    await page.getByTestId('hero').getByRole('button', { name: 'Play Now' }).waitFor();
    await page.getByRole('region', { name: 'Top 10' }).getByRole('link').first().click();

    await page.waitForURL(/\/movie-details\/\d+$/);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await playerOn(page).seesItPlay();
  },
);

async function storedSession(page: Page) {
  const [token, user] = await page.evaluate(() => [
    localStorage.getItem('token'),
    localStorage.getItem('user'),
  ]);
  return {
    hasToken: Boolean(token),
    email: (JSON.parse(user ?? '{}') as { email?: string }).email,
  };
}
