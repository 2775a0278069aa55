import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { holdCall } from '../setup/provider';
import { test } from '../setup/test';

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });
const path = (page: Page) => new URL(page.url()).pathname;

async function changeName(page: Page) {
  await page.goto('/terms-conditions');
  await page.getByRole('button', { name: /^Profile of/ }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await page.getByLabel('First name').fill('Meera');
}

describe('Leaving a changed profile', () => {
  test('asks first, keeps the edits of a member who stays, and does not stop a sign-out', async ({
    member,
  }) => {
    await changeName(member);
    const link = member.getByRole('link', { name: 'TV Show', exact: true });
    await link.click();
    await question(member).waitFor();
    await expect.poll(() => member.locator(':focus').textContent()).toBe('Keep editing');
    expect(path(member)).toBe('/edit-profile');
    await member.keyboard.press('Escape');
    await question(member).waitFor({ state: 'detached' });
    await expect.poll(() => member.locator(':focus').textContent()).toBe('TV Show');
    await expect(member.getByLabel('First name')).toHaveValue('Meera');

    await member.keyboard.press('Enter');
    await question(member).getByRole('button', { name: 'Leave', exact: true }).click();
    await member.getByRole('heading', { name: 'TV Shows', level: 1 }).waitFor();
    await member.goBack();
    await expect(member.getByLabel('First name')).toHaveValue('Asha');

    await member.getByLabel('First name').fill('Meera');
    await member.getByRole('button', { name: /^Profile of/ }).click();
    await member.getByRole('menuitem', { name: 'Logout' }).click();
    await member.waitForURL('/');
    expect(await question(member).count()).toBe(0);
  });

  test('asks each time on the way back, and then goes there', async ({ member }) => {
    await changeName(member);
    for (const press of ['Keep editing', 'Leave'] as const) {
      await member.evaluate(() => history.back());
      await question(member).waitFor();
      await expect.poll(() => path(member)).toBe('/edit-profile');
      await member.getByRole('button', { name: press, exact: true }).click();
      await question(member).waitFor({ state: 'detached' });
    }
    await member.waitForURL('**/terms-conditions');
    await member.goForward();
    await member.waitForURL('**/edit-profile');
  });

  test('asks when the tab is closed or reloaded', async ({ member }) => {
    const asked: string[] = [];
    member.on('dialog', async (dialog) => {
      asked.push(dialog.type());
      await dialog.dismiss();
    });
    await changeName(member);
    await member.close({ runBeforeUnload: true });
    await expect.poll(() => asked).toEqual(['beforeunload']);
    await expect(member.getByLabel('First name')).toHaveValue('Meera');
    await member.getByLabel('First name').fill('Asha');
    await member.close({ runBeforeUnload: true });
    await expect.poll(() => member.isClosed()).toBe(true);
    expect(asked).toEqual(['beforeunload']);
  });

  test('waits for a save in flight, and does not ask', async ({ member }) => {
    await changeName(member);
    const save = await holdCall(member, '/user/update-profile');
    await member.getByRole('button', { name: 'Update Profile' }).click();
    await member.getByRole('button', { name: 'Updating...' }).waitFor();
    await member.getByRole('link', { name: 'TV Show', exact: true }).click();
    expect(path(member)).toBe('/edit-profile');
    await save.release();
    await member.getByRole('heading', { name: 'TV Shows', level: 1 }).waitFor();
    await member.locator('.Toastify__toast--success').waitFor();
    expect(await question(member).count()).toBe(0);
  });

  test('leaves at once for a page that was requested as the save ended', async ({ member }) => {
    await member.addInitScript(() => {
      const answered = new Promise((answerSave) => Object.assign(globalThis, { answerSave }));
      const request = globalThis.fetch;
      globalThis.fetch = async (...call) => {
        const response = await request(...call);
        if (!response.url.endsWith('/user/update-profile')) return response;
        const text = await response.text();
        document.documentElement.dataset.save = 'read';
        await answered;
        return Object.assign(new Response(text, response), { text: async () => text });
      };
    });
    await changeName(member);
    await member.getByRole('button', { name: 'Update Profile' }).click();
    await member.locator('[data-save]').waitFor();
    await member
      .getByRole('link', { name: 'TV Show', exact: true })
      .evaluate((link: HTMLElement) => {
        link.click();
        Reflect.get(globalThis, 'answerSave')();
      });
    await member.getByRole('heading', { name: 'TV Shows', level: 1 }).waitFor();
    expect(await question(member).count()).toBe(0);
  });
});
