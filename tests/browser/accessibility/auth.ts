import type { Page } from 'playwright-core';
import { letThrough } from '../setup/interception';
import { holdCall, mockCall } from '../setup/provider';
import { at, resized, type Screen } from './screen';

const submit = (page: Page) => page.locator('main form [type=submit]').click();
const toast = (page: Page) => page.locator('.Toastify__toast').first().waitFor();

async function fillSignUp(page: Page, email: string) {
  await page.getByLabel('First name').fill('Ravi');
  await page.getByLabel('Last name').fill('Menon');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('projector');
  await page.getByRole('checkbox').check();
}

export const authScreens: Screen[] = [
  {
    screen: 'sign-in',
    logs: /422/,
    states: {
      empty: async (page) => {
        await at('/login')(page);
        await page.getByRole('button', { name: 'Use a passkey' }).waitFor();
      },
      'on a phone': resized(390),
      'with errors': async (page) => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.getByLabel('Email').fill('not-an-email');
        await page.getByLabel('Password').fill('12345');
        await page.getByLabel('Password').blur();
        await page.getByText('Invalid email format').waitFor();
        await page.getByText('Password must be at least 6 characters').waitFor();
      },
      'ready to be sent': async (page) => {
        await page.getByLabel('Email').fill('asha@fin.example');
        await page.getByLabel('Password').fill('projector');
      },
      refused: async (page) => {
        await mockCall(page, '/login', { status: 422, body: { message: 'Wrong password.' } });
        await submit(page);
        await toast(page);
      },
      busy: async (page) => {
        await holdCall(page, '/login');
        await submit(page);
        await page.getByRole('button', { name: 'Signing In...' }).waitFor();
      },
    },
  },
  {
    screen: 'sign-up',
    logs: /422/,
    states: {
      empty: at('/signup'),
      'with every error': async (page) => {
        await submit(page);
        await page.getByText('You must accept').waitFor();
      },
      'on a phone': resized(390),
      'refused at a field': async (page, { email }) => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await fillSignUp(page, email);
        await submit(page);
        await page
          .getByRole('alert')
          .filter({ hasText: 'already has an account' })
          .first()
          .waitFor();
      },
      busy: async (page, { email }) => {
        await holdCall(page, '/register');
        await fillSignUp(page, `new.${email}`);
        await submit(page);
        await page.getByRole('button', { name: 'Signing Up...' }).waitFor();
      },
      'accepted, on the way to sign-in': async (page) => {
        await letThrough(page);
        await page.getByText('Account created successfully! Please log in.').waitFor();
        await page.getByRole('heading', { name: 'Sign In', level: 1 }).waitFor();
      },
    },
  },
  {
    screen: 'invitation',
    logs: /422|503/,
    states: {
      refused: async (page) => {
        await at('/invitation#void')(page);
        await page.getByText("This invitation isn't valid here.").waitFor();
      },
      'on a phone': resized(390),
      unanswered: async (page) => {
        await mockCall(page, '/register/invitation', { status: 503, body: {} });
        await at('/invitation#other')(page);
        await page.getByRole('button', { name: 'Try again' }).waitFor();
      },
      checking: async (page) => {
        await holdCall(page, '/register/invitation');
        await page.getByRole('button', { name: 'Try again' }).click();
        await page.getByText('Checking your invitation…').waitFor();
      },
    },
  },
  {
    screen: 'forgotten password',
    logs: /429/,
    states: {
      empty: at('/forgot-password'),
      'with an error': async (page) => {
        await page.getByLabel('Email').fill('asha@fin');
        await page.getByLabel('Email').blur();
        await page.getByText('Invalid email format').waitFor();
      },
      refused: async (page) => {
        const body = { message: 'Too many requests. Please wait.' };
        await mockCall(page, '/forgot-password', { status: 429, body });
        await page.getByLabel('Email').fill('asha@fin.example');
        await submit(page);
        await toast(page);
      },
      sent: async (page) => {
        await letThrough(page);
        await submit(page);
        await page.locator('.Toastify__toast--success').waitFor();
      },
      busy: async (page) => {
        await holdCall(page, '/forgot-password');
        await page.getByLabel('Email').fill('ravi@fin.example');
        await submit(page);
        await page.getByRole('button', { name: 'Sending...' }).waitFor();
      },
    },
  },
];
