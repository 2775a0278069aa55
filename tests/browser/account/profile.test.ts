import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { covers } from '../setup/covers';
import { letThrough } from '../setup/interception';
import { NAVIGATION_TIME } from '../setup/patience';
import { formOf, holdCall, mockCall } from '../setup/provider';
import { test } from '../setup/test';

const CALL = '/user/update-profile';
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
const IMAGES = 'image/png,image/jpeg,image/webp,image/gif';

const save = (page: Page) => page.getByRole('button', { name: 'Update Profile' }).click();
const success = (page: Page) => page.locator('.Toastify__toast--success');
const portrait = (page: Page) => page.getByRole('button', { name: /^Profile of/ });
const storedDate = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').date_of_birth);

async function nextForm(page: Page): Promise<Record<string, string>> {
  return formOf(await page.waitForRequest((it) => it.url().endsWith(CALL)));
}

const ROUND = [46, 46];

async function portraitSizes(page: Page) {
  const size = async () => {
    const box = await portrait(page).boundingBox();
    return [box?.width, box?.height];
  };
  const logout = page.getByRole('menuitem', { name: 'Logout' });
  const closed = await size();
  // A toast may cover the button, so a click could miss it.
  await portrait(page).press('Enter');
  await logout.waitFor();
  await page.locator('[role=menu]:focus-within').waitFor();
  const open = await size();
  await page.keyboard.press('Escape');
  await logout.waitFor({ state: 'detached' });
  return [closed, open];
}

describe('The profile', () => {
  test(
    covers(
      '2.edit-profile.tabs',
      'is beside Change Password, which has its own address; Back returns to the edits',
    ),
    async ({ member }) => {
      await member.goto('/edit-profile');
      const tabs = member.getByRole('tab');
      const [mobile, oldPassword] = [
        member.getByLabel('Mobile'),
        member.getByLabel('Old password'),
      ];
      await tabs.first().waitFor();
      expect(await tabs.allInnerTexts()).toEqual(['Update Profile', 'Change Password']);
      await mobile.fill('020 7946 0018');
      await tabs.first().press('ArrowRight');
      await expect(oldPassword).toBeShown();
      await expect(mobile).not.toBeShown();
      await member.waitForURL('/edit-profile?tab=password');
      await member.goBack();
      await expect(mobile).toHaveValue('020 7946 0018');
      await expect(mobile).toBeShown();
      await member.goForward();
      await expect(oldPassword).toBeShown();
      expect(await member.getByRole('alertdialog').count()).toBe(0);
      await tabs.last().press('ArrowLeft');
      await member.waitForURL('/edit-profile');
      await expect(mobile).toBeShown();
    },
  );

  test(
    covers('5.profile', 'is filled in, shows what is missing, and keeps its email'),
    async ({ member, account }) => {
      await member.goto('/edit-profile');
      const email = member.getByLabel('Email');
      await expect(email).toHaveValue(account.email);
      await expect(email).not.toHaveAttribute('readonly', null);
      await member.getByLabel('Last name').fill(' ');
      await member.getByLabel('First name').fill('');
      await member.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await save(member);
      await member.getByText('First Name field is required').waitFor();
      await member.getByText('Last Name field is required').waitFor();
      const focused = member.locator('input:focus');
      await expect(focused).toHaveAttribute('name', 'first_name');
      const label = member.locator('label', { hasText: 'First name' });
      const bar = await member.getByRole('banner').boundingBox();
      await expect
        .poll(async () => (await label.boundingBox())?.y)
        .toBeGreaterThan(bar?.height ?? 0);
      const description = (await focused.getAttribute('aria-describedby')) ?? '';
      expect(await member.locator(`[id="${description}"]`).textContent()).toBe(
        'First Name field is required',
      );
    },
  );

  test('leaves fields empty that the provider does not know, such as a last name', async ({
    member,
    account,
  }) => {
    await member.evaluate((email) => {
      localStorage.setItem('user', JSON.stringify({ email }));
    }, account.email);
    await member.goto('/edit-profile');
    await expect(member.getByLabel('Email')).toHaveValue(account.email);
    for (const label of ['First name', 'Last name', 'Mobile', 'Gender', 'Date of birth']) {
      await expect(member.getByLabel(label)).toHaveValue('');
    }
    await expect(member.getByLabel('Profile image')).toHaveAttribute('accept', IMAGES);
    await member.getByLabel('First name').fill('Asha');
    await save(member);
    await member.getByText('Last Name field is required').waitFor();
    await member.getByLabel('Last name').fill('Rao');
    const [form] = await Promise.all([nextForm(member), save(member)]);
    expect(form).toEqual({ first_name: 'Asha', last_name: 'Rao', email: account.email });
    await success(member).waitFor();
  });

  test(covers('5.profile', 'does not send an email that is wrong'), async ({ member }) => {
    await member.evaluate(() => {
      const user = JSON.parse(localStorage.getItem('user') ?? '{}');
      localStorage.setItem('user', JSON.stringify({ ...user, email: 'asha@' }));
    });
    await member.goto('/edit-profile');
    await save(member);
    await member.getByText('Invalid email', { exact: true }).waitFor();
  });

  test(
    covers('5.profile.date', 'sends a date of birth as YYYY-MM-DD or none, never a partial one'),
    async ({ member, account }) => {
      await member.goto('/edit-profile');
      const date = member.getByLabel('Date of birth');
      await member.getByLabel('Mobile').fill(' 020 7946 0018 ');
      await member.getByLabel('Gender').selectOption('Female');
      await date.fill('1990-12-31');
      const names = { first_name: 'Asha', last_name: 'Rao', email: account.email };
      const [full] = await Promise.all([nextForm(member), save(member)]);
      const rest = { mobile: '020 7946 0018', gender: 'female', date_of_birth: '1990-12-31' };
      expect(full).toEqual({ ...names, ...rest });
      await success(member).waitFor();

      await member.reload();
      await expect(date).toHaveValue('1990-12-31');
      await expect(member.getByLabel('Gender')).toHaveValue('female');
      await date.focus();
      await date.press('Delete');
      await save(member);
      await member.getByText('Enter the full date').waitFor();
      await date.fill('');
      await date.blur();
      await expect(date).toHaveAttribute('aria-invalid', 'false');
      expect(await storedDate(member)).toBe('1990-12-31');
      await date.press('1');
      await date.press('Enter');
      await member.getByText('Enter the full date').waitFor();

      await member.getByLabel('Mobile').fill('');
      await member.getByLabel('Gender').selectOption('');
      await date.fill('');
      const [bare] = await Promise.all([nextForm(member), save(member)]);
      expect(bare).toEqual(names);
      await success(member).waitFor();
    },
  );

  test(
    covers(
      '8.profile',
      "shows the server's message on failure, and keeps edits made while it is saved",
    ),
    async ({ member, logs }) => {
      logs.expects(/Failed to load resource/);
      await mockCall(member, CALL, { status: 422, body: { message: 'Not that name.' } });
      await member.goto('/edit-profile');
      await member.getByLabel('First name').fill('Meera');
      await save(member);
      await member.locator('.Toastify__toast--error', { hasText: 'Not that name.' }).waitFor();
      await letThrough(member);
      const call = await holdCall(member, CALL);
      await save(member);
      await expect.poll(call.count).toBe(1);
      await member.getByLabel('Mobile').fill('020 7946 0018');
      await call.release();
      await success(member).waitFor();
      await expect(member.getByLabel('Mobile')).toHaveValue('020 7946 0018');
      await expect(member.getByLabel('First name')).toHaveValue('Meera');
      const [form] = await Promise.all([nextForm(member), save(member)]);
      expect(form.mobile).toBe('020 7946 0018');
    },
  );

  test('previews a chosen picture, and shows it as a circle in the header once saved', async ({
    member,
  }) => {
    await member.addInitScript(() => {
      const revoke = URL.revokeObjectURL;
      URL.revokeObjectURL = (url) => {
        document.documentElement.dataset.revoked = url;
        revoke(url);
      };
    });
    await member.goto('/edit-profile');
    const file = { name: 'asha.png', mimeType: 'image/png', buffer: PIXEL };
    await member.getByLabel('Profile image').setInputFiles(file);
    const previewUrl = await member.locator('form img').getAttribute('src');
    expect(previewUrl).toMatch(/^blob:/);
    expect(await portraitSizes(member)).toEqual([ROUND, ROUND]);
    await save(member);
    await success(member).waitFor();
    const image = portrait(member).locator('img');
    await expect(image).toHaveAttribute('src', /uploads/);
    await expect.poll(() => image.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(1);
    expect(await portraitSizes(member)).toEqual([ROUND, ROUND]);
    const revoked = await member.evaluate(() => document.documentElement.dataset.revoked);
    expect(revoked).toBe(previewUrl);
  });

  test("rejects a file that is no image or too large, by the server's message too", async ({
    member,
    logs,
  }) => {
    logs.expects(/Failed to load resource|ERR_|blob:/);
    await member.goto('/edit-profile');
    const box = member.getByLabel('Profile image');
    const noImage = member
      .locator('form')
      .getByText('The image must be a PNG, JPEG, WebP or GIF file');
    const buffer = Buffer.from('%PDF-1.7');
    await box.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer });
    await noImage.waitFor();
    const large = Buffer.alloc(5 * 1024 * 1024 + 1);
    const time = { timeout: NAVIGATION_TIME };
    await box.setInputFiles({ name: 'wall.png', mimeType: 'image/png', buffer: large }, time);
    await member.getByText('The limit is 5 MB.').waitFor();
    await member.getByRole('button', { name: 'Undo' }).click();
    await member.getByText('The limit is 5 MB.').waitFor({ state: 'detached' });
    await save(member);
    await success(member).waitFor();
    await box.setInputFiles({ name: 'asha.png', mimeType: 'image/png', buffer });
    await noImage.waitFor({ state: 'detached' });
    await save(member);
    await noImage.waitFor();
  });

  test('picks up what another tab saved, in the header too, and keeps its own edits', async ({
    member: one,
  }) => {
    const two = await one.context().newPage();
    for (const page of [one, two]) {
      await page.goto('/edit-profile');
      await expect(page.getByLabel('First name')).toHaveValue('Asha');
    }
    await two.getByLabel('Mobile').fill('020 7946 0018');
    await one.getByLabel('First name').fill('Meera');
    await save(one);
    await success(one).waitFor();
    for (const page of [one, two]) {
      await page.getByRole('button', { name: 'Profile of Meera Rao' }).waitFor();
    }
    await expect(two.getByLabel('First name')).toHaveValue('Meera');
    const sent = nextForm(two);
    await save(two);
    expect(await sent).toMatchObject({ first_name: 'Meera', mobile: '020 7946 0018' });
    await success(two).waitFor();
    await expect(one.getByLabel('Mobile')).toHaveValue('020 7946 0018');
  });

  test('picks up what another tab saved once a failed save has ended', async ({
    member: one,
    logs,
  }) => {
    logs.expects(/Failed to load resource/);
    const two = await one.context().newPage();
    for (const page of [one, two]) await page.goto('/edit-profile');
    const held = await holdCall(one, CALL);
    await one.getByLabel('Mobile').fill('020 7946 0018');
    await save(one);
    await expect.poll(held.count).toBe(1);
    await two.getByLabel('First name').fill('Meera');
    await save(two);
    await one.getByRole('button', { name: 'Profile of Meera Rao' }).waitFor();
    await expect(one.getByLabel('First name')).toHaveValue('Asha');
    await held.cutOff();
    await expect(one.getByLabel('First name')).toHaveValue('Meera');
    await expect(one.getByLabel('Mobile')).toHaveValue('020 7946 0018');
  });
});
