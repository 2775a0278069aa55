import type { Page } from 'playwright-core';
import { letThrough } from '../setup/interception';
import { holdCall, mockCall } from '../setup/provider';
import { CALL, castRows, fillIn, openForm, picture, sendButton } from '../submission/form';
import { at, resized, type Screen } from './screen';

const toast = (page: Page) => page.locator('.Toastify__toast').first().waitFor();
const saveProfile = (page: Page) => page.getByRole('button', { name: 'Update Profile' }).click();
const savePassword = (page: Page) => page.getByRole('button', { name: 'Change Password' }).click();

export const accountScreens: Screen[] = [
  {
    screen: 'profile',
    logs: /Failed to load resource/,
    states: {
      unchanged: at('/edit-profile'),
      'on a phone': resized(390),
      'with a passkey': async (page) => {
        const passkey = { id: 'p1', device: 'Chrome on Linux', created_at: '2026-11-22T10:00:00Z' };
        await mockCall(page, '/user/passkeys', { body: { status: true, data: [passkey] } });
        await at('/edit-profile')(page);
        await page
          .getByRole('button', { name: 'Remove the passkey for Chrome on Linux' })
          .waitFor();
      },
      'with a chosen picture': async (page) => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.getByLabel('Profile image').setInputFiles(await picture(20, 20));
        await page.locator('form img').waitFor();
      },
      'asking before it is left': async (page) => {
        await page.getByRole('link', { name: 'TV Show', exact: true }).click();
        await page.getByRole('alertdialog', { name: 'Leave without saving?' }).waitFor();
      },
      saved: async (page) => {
        await page.getByRole('button', { name: 'Keep editing' }).click();
        await saveProfile(page);
        await toast(page);
      },
      'with a refused file': async (page) => {
        const file = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') };
        await page.getByLabel('Profile image').setInputFiles(file);
        await page.getByText('The image must be a PNG, JPEG, WebP or GIF file').waitFor();
      },
      'with errors': async (page) => {
        await page.getByLabel('First name').fill('');
        await page.getByLabel('Last name').fill(' ');
        await page.getByLabel('Date of birth').focus();
        await page.getByLabel('Date of birth').press('1');
        await saveProfile(page);
        await page.getByText('First Name field is required').waitFor();
        await page.getByText('Enter the full date').waitFor();
      },
      'refused by the provider': async (page) => {
        const body = { message: 'Not that name.', errors: { first_name: ['Not that name.'] } };
        await mockCall(page, '/user/update-profile', { status: 422, body });
        await at('/edit-profile')(page);
        await saveProfile(page);
        await toast(page);
      },
      'asking whether to sign out everywhere': async (page) => {
        await page.getByRole('button', { name: 'Sign out everywhere' }).click();
        await page.getByRole('alertdialog', { name: 'Sign out everywhere?' }).waitFor();
      },
    },
  },
  {
    screen: 'change of password',
    logs: /Failed to load resource/,
    states: {
      empty: async (page) => {
        await page.goto('/edit-profile');
        await page.getByRole('tab', { name: 'Change Password' }).click();
        await page.getByLabel('Old password').waitFor();
      },
      'with errors': async (page) => {
        await savePassword(page);
        await page.getByText('Old Password is required').waitFor();
      },
      'refused by the provider': async (page) => {
        await page.getByLabel('Old password').fill('not-my-password');
        await page.getByLabel('New password').fill('projector-lamp');
        await page.getByLabel('Confirm password').fill('projector-lamp');
        await savePassword(page);
        await toast(page);
      },
      saved: async (page, { password }) => {
        await page.getByLabel('Old password').fill(password);
        await savePassword(page);
        await page.locator('.Toastify__toast--success').waitFor();
      },
    },
  },
];

export const submissionScreens: Screen[] = [
  {
    screen: 'submission',
    logs: /422/,
    states: {
      empty: openForm,
      'with errors': async (page) => {
        for (const [label, text] of [
          ['Your name', ' '],
          ['Email', 'asha@'],
          ['Link', 'vimeo'],
        ] as const) {
          await page.getByLabel(label, { exact: true }).fill(text);
          await page.getByLabel(label, { exact: true }).blur();
        }
        for (const label of ['Cast name', 'Job title', 'Image']) {
          await castRows(page).getByLabel(label).focus();
        }
        await page.getByRole('button', { name: 'Add cast member' }).focus();
        const file = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('words') };
        await page.getByLabel('Thumbnail').setInputFiles(file);
        await page.getByText('Must be a valid URL').waitFor();
        await page.getByText('Image is required', { exact: true }).waitFor();
        await page.getByText('The image must be a PNG, JPEG, WebP or GIF file').waitFor();
      },
      'on a phone': resized(390),
      'ready to be sent, with a recommendation': async (page) => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await fillIn(page);
        await castRows(page)
          .getByLabel('Image')
          .setInputFiles(await picture(401, 400));
        await page.locator('.Toastify__toast--info').waitFor();
      },
      'refused at its fields': async (page) => {
        const errors = { 'cast[0][jobTitle]': ['We do not know this job'], title: ['Taken'] };
        await mockCall(page, CALL, { status: 422, body: { message: 'Look again.', errors } });
        await sendButton(page).click();
        await page.getByText('We do not know this job').waitFor();
      },
      'on its way': async (page) => {
        await holdCall(page, CALL);
        await page.getByLabel('Title', { exact: true }).fill('Eight Lamps');
        await castRows(page).getByLabel('Job title').fill('Lead');
        await sendButton(page).click();
        await page.getByRole('progressbar', { name: 'Upload' }).waitFor();
      },
      'after a reload, with its images missing': async (page) => {
        await page.reload();
        await letThrough(page);
        await page.getByText('Choose this image again.').first().waitFor();
      },
      'accepted, and empty again': async (page) => {
        await fillIn(page);
        await sendButton(page).click();
        await page.locator('.Toastify__toast--success').waitFor();
      },
      'with twenty rows': async (page) => {
        const add = page.getByRole('button', { name: 'Add cast member' });
        while (await add.isEnabled()) await add.click();
      },
    },
  },
];
