import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { proves } from '../setup/proves';
import { holdCall, mockCall } from '../setup/provider';
import { address, test } from '../setup/test';

const CALL = '/user/change-password';
const NEXT = 'projector-lamp';

async function openForm(page: Page) {
  await page.goto('/edit-profile');
  await page.getByRole('tab', { name: 'Change Password' }).click();
}

async function fill(page: Page, old: string, next = NEXT, again = next) {
  await page.getByLabel('Old password').fill(old);
  await page.getByLabel('New password').fill(next);
  await page.getByLabel('Confirm password').fill(again);
}

const save = (page: Page) => page.getByRole('button', { name: 'Change Password' }).click();
const token = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

describe('Changing the password', () => {
  test(
    proves('4.password.token', 'replaces the stored token and empties the boxes'),
    async ({ member, account }) => {
      await openForm(member);
      await fill(member, account.password);
      await save(member);
      await member.locator('.Toastify__toast--success').waitFor();
      for (const label of ['Old password', 'New password', 'Confirm password']) {
        await expect(member.getByLabel(label)).toHaveValue('');
      }
      const next = await token(member);
      expect(next).not.toBe(account.token);
      const watchlist = await fetch(`${address}/api/v2/user/watch-list`, {
        headers: { Authorization: `Bearer ${next}` },
      });
      expect(watchlist.status).toBe(200);
    },
  );

  test('stores the new token also when the page is left meanwhile', async ({ member, account }) => {
    const call = await holdCall(member, CALL);
    await openForm(member);
    await fill(member, account.password);
    await save(member);
    await expect.poll(call.count).toBe(1);
    await member.getByRole('link', { name: 'TV Show' }).click();
    await member.getByRole('heading', { level: 1, name: 'TV Shows' }).waitFor();
    await call.release();
    await expect.poll(() => token(member)).not.toBe(account.token);
    await member.goto('/my-watch-list');
    await member.getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(member.url()).pathname).toBe('/my-watch-list');
  });

  test(
    proves(['5.change-password', '9.password-length'], 'says what is wrong'),
    async ({ member }) => {
      await openForm(member);
      await save(member);
      for (const message of [
        'Old Password is required',
        'New Password is required',
        'Confirm Password is required',
      ]) {
        await member.getByText(message, { exact: true }).waitFor();
      }
      await fill(member, 'x', 'seven77', 'other');
      await member.getByText('Password must be at least 8 characters', { exact: true }).waitFor();
      await member.getByText('Passwords must match', { exact: true }).waitFor();
      await fill(member, 'x', 'eight888', 'eight888');
      expect(await member.getByRole('tabpanel').getByRole('alert').count()).toBe(0);
    },
  );

  test(
    proves('8.passwords', "fails with the server's message, at its field too"),
    async ({ member, account, logs }) => {
      logs.expects(/Failed to load resource/);
      await openForm(member);
      await fill(member, 'not-my-password');
      await save(member);
      const panel = member.getByRole('tabpanel', { name: 'Change Password' });
      const said = (await panel.getByRole('alert').textContent()) ?? '';
      await member.locator('.Toastify__toast--error', { hasText: said }).waitFor();
      await expect(member.locator('input:focus')).toHaveAttribute('name', 'old_password');
      expect(await token(member)).toBe(account.token);
    },
  );

  test(
    proves('8.passwords', "fails with 'Login failed!' when the server sends no message"),
    async ({ member, account, logs }) => {
      logs.expects(/Failed to load resource/);
      await mockCall(member, CALL, { status: 500, body: '<h1>Server error</h1>' });
      await openForm(member);
      await fill(member, account.password);
      await save(member);
      await member.locator('.Toastify__toast--error', { hasText: 'Login failed!' }).waitFor();
      await expect(member.getByLabel('Old password')).toHaveValue(account.password);
    },
  );
});
