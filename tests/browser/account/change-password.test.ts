import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { covers } from '../setup/covers';
import { holdCall } from '../setup/provider';
import { test } from '../setup/test';

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
    covers(
      '4.password.token',
      'replaces the stored token, clears the fields and signs the other devices out',
    ),
    async ({ member, account: { email, password, token: old } }) => {
      await member.request.post('/api/v2/login', { data: { email, password } });
      await member.goto('/edit-profile?tab=password');
      const section = member.getByRole('region', { name: "Where you're signed in" });
      await expect.poll(() => section.getByRole('listitem').count()).toBe(2);
      await fill(member, password);
      await save(member);
      await member.locator('.Toastify__toast--success').waitFor();
      for (const label of ['Old password', 'New password', 'Confirm password']) {
        await expect(member.getByLabel(label)).toHaveValue('');
      }
      expect(await token(member)).not.toBe(old);
      await expect.poll(() => section.getByRole('listitem').count()).toBe(1);
      await section.getByText('This device').waitFor();
    },
  );

  test('stores the new token even when the page is left meanwhile', async ({ member, account }) => {
    const call = await holdCall(member, CALL);
    await openForm(member);
    await fill(member, account.password);
    await save(member);
    await expect.poll(call.count).toBe(1);
    await member.getByRole('link', { name: 'TV Show' }).click();
    await member.getByRole('heading', { level: 1, name: 'TV Shows' }).waitFor();
    await call.release();
    await expect.poll(() => token(member)).not.toBe(account.token);
    const answered = member.waitForResponse('**/user/watch-list');
    await member.getByRole('link', { name: 'My Watchlist' }).click();
    expect((await answered).status()).toBe(200);
  });

  test(
    covers(
      ['5.change-password', '9.password-length', '8.passwords'],
      "shows errors before it is sent, and the server's message on failure, beside its field too",
    ),
    async ({ member, account, logs }) => {
      logs.expects(/Failed to load resource/);
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
      const alert = member.getByRole('tabpanel', { name: 'Change Password' }).getByRole('alert');
      await fill(member, 'not-my-password', 'eight888');
      await expect.poll(() => alert.count()).toBe(0);
      await save(member);
      const said = (await alert.textContent()) ?? '';
      await member.locator('.Toastify__toast--error', { hasText: said }).waitFor();
      await expect(member.locator('input:focus')).toHaveAttribute('name', 'old_password');
      expect(await token(member)).toBe(account.token);
    },
  );
});
