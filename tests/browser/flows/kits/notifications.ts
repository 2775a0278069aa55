import { failures } from '../../../../flows/walk/flow';
import type { Kit, Stage } from '../kit';
import { pathOf } from './outside';

const SIGN_IN = pathOf('signIn');
const LIBRARY = '**/toast-library.*.js';
const words: Readonly<Record<number, string>> = {
  1: 'The password is wrong.',
  2: 'The account is closed.',
};

const toast = ({ page }: Stage, id = 1) =>
  page.locator('.Toastify__toast', { hasText: words[id] ?? '' });
const plain = ({ page }: Stage) => page.locator('p[role=alert]');

/** What a refused sign-in says. */
export const kit: Kit = {
  use: 'Notifications',
  holds: [SIGN_IN],
  logs: [/Failed to load resource/, /^\[fin\]/],
  async begin(stage) {
    await stage.open('/login', 'visitor');
    await stage.page.getByLabel('Email').fill('asha@fin.example');
    await stage.page.getByLabel('Password').fill('projector-beam');
  },
  gestures: {
    async 'notification.raised'(stage, { id }) {
      await stage.page.getByRole('button', { name: 'Sign In' }).click();
      await stage.fail(SIGN_IN, { ...failures.rejected, reason: words[id] ?? '', fieldErrors: {} });
    },
    'toast.closed': (stage, { id }) => toast(stage, id).getByRole('button').click(),
  },
  calls: { fetchLibrary: { path: LIBRARY } },
  outcomes: {
    showToasts: (stage, { ids }) =>
      Promise.all(ids.map((id: number) => toast(stage, id).waitFor())),
    renewToast: (stage, { id }) => toast(stage, id).waitFor(),
  },
  sights: {
    quiet: (stage) => toast(stage).waitFor({ state: 'detached' }),
    fetching: (stage) => toast(stage).waitFor({ state: 'detached' }),
    toasting: (stage, { context }) =>
      context.open.length === 0
        ? toast(stage).waitFor({ state: 'detached' })
        : toast(stage, context.open.at(-1)).waitFor(),
    shown: (stage) => plain(stage).waitFor(),
    closed: (stage) => plain(stage).waitFor({ state: 'detached' }),
  },
};
