import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { NAVIGATION_TIME } from '../setup/patience';
import { proves } from '../setup/proves';
import { formOf, holdCall, mockCall } from '../setup/provider';
import { test } from '../setup/test';

const CALL = '/user/update-profile';
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
/** What the browser's file dialog offers. */
const IMAGES = 'image/png,image/jpeg,image/webp,image/gif';

const save = (page: Page) => page.getByRole('button', { name: 'Update Profile' }).click();
const success = (page: Page) => page.locator('.Toastify__toast--success');
const portrait = (page: Page) => page.getByRole('button', { name: /^Profile of/ });
const storedDate = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').date_of_birth);

/** The fields that the next save sends, as `name: text`. */
async function nextForm(page: Page): Promise<Record<string, string>> {
  return formOf(await page.waitForRequest((it) => it.url().endsWith(CALL)));
}

describe('The profile', () => {
  test(
    proves('2.edit-profile.tabs', 'is the first of two tabs, beside Change Password'),
    async ({ member }) => {
      await member.goto('/edit-profile');
      const tabs = member.getByRole('tab');
      await tabs.first().waitFor();
      expect(await tabs.allInnerTexts()).toEqual(['Update Profile', 'Change Password']);
      await member.getByLabel('Mobile').fill('020 7946 0018');
      await tabs.first().press('ArrowRight');
      await member.getByLabel('Old password').waitFor();
      await expect(member.getByLabel('Mobile')).not.toBeShown();
      await tabs.last().press('ArrowLeft');
      await expect(member.getByLabel('Mobile')).toHaveValue('020 7946 0018');
    },
  );

  test(
    proves('5.profile', 'is filled in, says what is missing, and keeps its e-mail'),
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
      const label = await member.locator('label', { hasText: 'First name' }).boundingBox();
      const bar = await member.getByRole('banner').boundingBox();
      expect(label?.y).toBeGreaterThan(bar?.height ?? 0);
      const description = (await focused.getAttribute('aria-describedby')) ?? '';
      expect(await member.locator(`[id="${description}"]`).textContent()).toBe(
        'First Name field is required',
      );
    },
  );

  test('is empty where nothing is known of a member, such as a last name', async ({
    member,
    account,
  }) => {
    await member.goto('/browse');
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

  test(
    proves('5.profile', 'does not send an e-mail that is missing or wrong'),
    async ({ member }) => {
      await member.goto('/browse');
      for (const [email, message] of [
        ['', 'Email is required'],
        ['asha@', 'Invalid email'],
      ] as const) {
        await member.evaluate((it) => {
          const user = JSON.parse(localStorage.getItem('user') ?? '{}');
          localStorage.setItem('user', JSON.stringify({ ...user, email: it }));
        }, email);
        await member.goto('/edit-profile');
        await save(member);
        await member.getByText(message, { exact: true }).waitFor();
      }
    },
  );

  test(
    proves('5.profile.date', 'sends a date of birth as YYYY-MM-DD, or none'),
    async ({ member, account }) => {
      await member.goto('/edit-profile');
      await member.getByLabel('Mobile').fill(' 020 7946 0018 ');
      await member.getByLabel('Gender').selectOption('Female');
      await member.getByLabel('Date of birth').fill('1990-12-31');
      const names = { first_name: 'Asha', last_name: 'Rao', email: account.email };
      const [full] = await Promise.all([nextForm(member), save(member)]);
      expect(full).toEqual({
        ...names,
        mobile: '020 7946 0018',
        gender: 'female',
        date_of_birth: '1990-12-31',
      });
      await success(member).waitFor();

      await member.reload();
      await expect(member.getByLabel('Date of birth')).toHaveValue('1990-12-31');
      await expect(member.getByLabel('Gender')).toHaveValue('female');
      await member.getByLabel('Mobile').fill('');
      await member.getByLabel('Gender').selectOption('');
      await member.getByLabel('Date of birth').fill('');
      const [bare] = await Promise.all([nextForm(member), save(member)]);
      expect(bare).toEqual(names);
      await success(member).waitFor();
    },
  );

  test('does not take a date that is filled in partly for none', async ({ member }) => {
    await member.goto('/edit-profile');
    const date = member.getByLabel('Date of birth');
    await date.fill('1990-12-31');
    await save(member);
    await success(member).waitFor();
    await date.focus();
    await date.press('Delete');
    await save(member);
    await member.getByText('Please enter the whole date').waitFor();
    await date.fill('');
    await date.blur();
    await expect(date).toHaveAttribute('aria-invalid', 'false');
    expect(await storedDate(member)).toBe('1990-12-31');
    await date.press('1');
    await date.press('Enter');
    await member.getByText('Please enter the whole date').waitFor();
  });

  test('changes the name in the header at once, in every tab', async ({ member }) => {
    const other = await member.context().newPage();
    await other.goto('/browse');
    await member.goto('/edit-profile');
    await member.getByLabel('First name').fill('Meera');
    await save(member);
    await success(member).waitFor();
    for (const page of [member, other]) {
      await page.getByRole('button', { name: 'Profile of Meera Rao' }).waitFor();
    }
  });

  test('keeps what is typed while it is saved', async ({ member }) => {
    const call = await holdCall(member, CALL);
    await member.goto('/edit-profile');
    await member.getByLabel('First name').fill('Meera');
    await save(member);
    await expect.poll(call.count).toBe(1);
    await member.getByLabel('Mobile').fill('020 7946 0018');
    await call.release();
    await success(member).waitFor();
    await expect(member.getByLabel('Mobile')).toHaveValue('020 7946 0018');
    await expect(member.getByLabel('First name')).toHaveValue('Meera');
    const [form] = await Promise.all([nextForm(member), save(member)]);
    expect(form.mobile).toBe('020 7946 0018');
  });

  test('shows a chosen picture before it is sent, and in the header after', async ({ member }) => {
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
    const preview = member.locator('form img');
    const previewUrl = await preview.getAttribute('src');
    expect(previewUrl).toMatch(/^blob:/);
    await save(member);
    await success(member).waitFor();
    const image = portrait(member).locator('img');
    await expect(image).toHaveAttribute('src', /uploads/);
    await expect.poll(() => image.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(1);
    const revoked = await member.evaluate(() => document.documentElement.dataset.revoked);
    expect(revoked).toBe(previewUrl);
  });

  test('the button with the picture is a circle, as the one with initials', async ({ member }) => {
    const sizes = async () => {
      await member.goto('/movies');
      const closed = await portrait(member).boundingBox();
      await portrait(member).click();
      await member.getByRole('menuitem', { name: 'Logout' }).waitFor();
      return [closed, await portrait(member).boundingBox()].map((box) => [box?.width, box?.height]);
    };
    const round = [
      [46, 46],
      [46, 46],
    ];
    expect(await sizes()).toEqual(round);
    await member.evaluate(
      (picture) => {
        const user = JSON.parse(localStorage.getItem('user') ?? '{}');
        localStorage.setItem('user', JSON.stringify({ ...user, profile_image: picture }));
      },
      `data:image/png;base64,${PIXEL.toString('base64')}`,
    );
    expect(await sizes()).toEqual(round);
    await portrait(member).locator('img').waitFor();
  });

  test('rejects a file that is no image, or too large, before it is sent', async ({ member }) => {
    await member.goto('/edit-profile');
    const box = member.getByLabel('Profile image');
    const buffer = Buffer.from('%PDF-1.7');
    await box.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer });
    await member.getByText('The image must be a PNG, JPEG, WebP or GIF file').waitFor();
    const large = Buffer.alloc(5 * 1024 * 1024 + 1);
    // Five megabytes travel to the browser.
    const time = { timeout: NAVIGATION_TIME };
    await box.setInputFiles({ name: 'wall.png', mimeType: 'image/png', buffer: large }, time);
    await member.getByText('at most 5 MB can be sent').waitFor();
    await member.getByRole('button', { name: 'Undo' }).click();
    await member.getByText('at most 5 MB can be sent').waitFor({ state: 'detached' });
    await save(member);
    await success(member).waitFor();
  });

  test("shows the server's message about an image beside it", async ({ member, logs }) => {
    logs.expects(/Failed to load resource|ERR_|blob:/);
    await member.goto('/edit-profile');
    const buffer = Buffer.from('not really a picture');
    const file = { name: 'asha.png', mimeType: 'image/png', buffer };
    await member.getByLabel('Profile image').setInputFiles(file);
    await save(member);
    const message = 'The image must be a PNG, JPEG, WebP or GIF file';
    await member.locator('form').getByText(message).waitFor();
  });

  test(
    proves('8.profile', "fails with the server's message, or 'Update failed!'"),
    async ({ member, logs }) => {
      logs.expects(/Failed to load resource/);
      await mockCall(member, CALL, { status: 422, body: { message: 'Not that name.' } });
      await member.goto('/edit-profile');
      await member.getByLabel('First name').fill('Meera');
      await save(member);
      await member.locator('.Toastify__toast--error', { hasText: 'Not that name.' }).waitFor();
      await mockCall(member, CALL, { status: 502, body: '' });
      await save(member);
      await member.locator('.Toastify__toast--error', { hasText: 'Update failed!' }).waitFor();
      await expect(member.getByLabel('First name')).toHaveValue('Meera');
    },
  );

  test('that another tab saved is what this one begins with; what was typed here stays', async ({
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
    await expect(two.getByLabel('First name')).toHaveValue('Meera');
    const sent = nextForm(two);
    await save(two);
    expect(await sent).toMatchObject({ first_name: 'Meera', mobile: '020 7946 0018' });
    await success(two).waitFor();
    await expect(one.getByLabel('Mobile')).toHaveValue('020 7946 0018');
  });
});
