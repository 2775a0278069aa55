import type { Page } from 'playwright-core';
import type { Account } from '../setup/account';
import { fillIn } from '../submission/form';

export interface Form {
  name: string;
  call: string;
  fill(page: Page, account: Account): Promise<void>;
  failure: string;
}

export const visitorForms: readonly Form[] = [
  {
    name: 'sign-in',
    call: '/login',
    async fill(page, { email, password }) {
      await page.goto('/login');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password').fill(password);
    },
    failure: 'Login failed!',
  },
  {
    name: 'sign-up',
    call: '/register',
    async fill(page, { email }) {
      await page.goto('/signup');
      await page.getByLabel('First name').fill('Ravi');
      await page.getByLabel('Last name').fill('Menon');
      await page.getByLabel('Email').fill(`ravi.${email}`);
      await page.getByLabel('Password').fill('projector');
      await page.getByRole('checkbox').check();
    },
    failure: 'Signup failed!',
  },
  {
    name: 'forgotten password',
    call: '/forgot-password',
    async fill(page, { email }) {
      await page.goto('/forgot-password');
      await page.getByLabel('Email').fill(email);
    },
    failure: 'Login failed!',
  },
];

export const memberForms: readonly Form[] = [
  {
    name: 'profile',
    call: '/user/update-profile',
    async fill(page) {
      await page.goto('/edit-profile');
      await page.getByLabel('First name').fill('Meera');
    },
    failure: 'Update failed!',
  },
  {
    name: 'change of password',
    call: '/user/change-password',
    async fill(page, { password }) {
      await page.goto('/edit-profile');
      await page.getByRole('tab', { name: 'Change Password' }).click();
      await page.getByLabel('Old password').fill(password);
      await page.getByLabel('New password').fill('projector-lamp');
      await page.getByLabel('Confirm password').fill('projector-lamp');
    },
    failure: 'Login failed!',
  },
  {
    name: 'mail to a cast member',
    call: '/user/send-mail-to-cast',
    async fill(page) {
      await page.goto('/movie-details/101');
      await page.locator('[aria-label^="Send email to"]:not([aria-disabled=true])').first().click();
      await page.getByRole('dialog').getByLabel('Message').fill('What a film!');
    },
    failure: 'Something went wrong',
  },
  {
    name: 'submission',
    call: '/user/movie-detail-request',
    async fill(page) {
      await page.goto('/submit-your-movie');
      await fillIn(page);
    },
    failure: 'Something went wrong',
  },
];
