import { failures } from '../../../../flows/test-paths/flow';
import type { Driver, SitePage } from '../driver';
import { signInElsewhere } from './leaving';
import { pathOf } from './outside';

const SIGN_IN = pathOf('signIn');
const LIBRARY = '**/toast-library.*.js';
const words: Readonly<Record<number, string>> = {
  1: 'The password is wrong.',
  2: 'The account is closed.',
};

const toast = ({ page }: SitePage, id = 1) =>
  page.locator('.Toastify__toast', { hasText: words[id] ?? '' });
const plain = ({ page }: SitePage) => page.locator('p[role=alert]');

export const driver: Driver = {
  use: 'Notifications',
  holds: [SIGN_IN],
  logs: [/Failed to load resource/, /^\[fin\]/],
  async begin(sitePage) {
    await sitePage.open('/login', 'visitor');
    await sitePage.page.getByLabel('Email').fill('asha@fin.example');
    await sitePage.page.getByLabel('Password').fill('projector-beam');
  },
  actions: {
    async 'notification.raised'(sitePage, { id }) {
      await sitePage.page.getByRole('button', { name: 'Sign In' }).click();
      await sitePage.fail(SIGN_IN, {
        ...failures.rejected,
        reason: words[id] ?? '',
        fieldErrors: {},
      });
    },
    'toast.closed': (sitePage, { id }) => toast(sitePage, id).getByRole('button').click(),
  },
  calls: { fetchLibrary: { path: LIBRARY } },
  outcomes: {
    showToasts: (sitePage, { ids }) =>
      Promise.all(ids.map((id: number) => toast(sitePage, id).waitFor())),
    renewToast: (sitePage, { id }) => toast(sitePage, id).waitFor(),
  },
  assertions: {
    quiet: (sitePage) => toast(sitePage).waitFor({ state: 'detached' }),
    fetching: (sitePage) => toast(sitePage).waitFor({ state: 'detached' }),
    toasting: (sitePage, { context }) =>
      context.open.length === 0
        ? toast(sitePage).waitFor({ state: 'detached' })
        : toast(sitePage, context.open.at(-1)).waitFor(),
    shown: (sitePage) => plain(sitePage).waitFor(),
    closed: (sitePage) => plain(sitePage).waitFor({ state: 'detached' }),
  },
  epilogues: {
    'closes the toasts of a visitor who signs in': {
      when: (from) => from.matches('toasting') && from.context.open.length > 0,
      async run(sitePage, { context }) {
        const last = toast(sitePage, context.open.at(-1));
        // A toast under the pointer does not close by itself.
        await last.hover();
        await signInElsewhere(sitePage);
        await last.waitFor({ state: 'detached' });
      },
    },
  },
};
