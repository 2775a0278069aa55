import { expect } from 'vitest';
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

const close = (sitePage: SitePage, id: number) => toast(sitePage, id).getByRole('button').click();

async function raise(sitePage: SitePage, id: number): Promise<void> {
  await sitePage.page.getByRole('button', { name: 'Sign In' }).click();
  const failure = { ...failures.rejected, reason: words[id] ?? '', fieldErrors: {} };
  await sitePage.fail(SIGN_IN, failure);
}

/** The site's policy allows no style elements. */
async function stopToastAnimations({ page }: SitePage): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.evaluate(() => {
    const style = new CSSStyleSheet();
    style.replaceSync('.Toastify__toast { animation-play-state: paused !important }');
    document.adoptedStyleSheets.push(style);
  });
}

export const driver: Driver = {
  use: 'Notifications',
  leave: null,
  holds: [SIGN_IN],
  logs: [/Failed to load resource/, /^\[fin\]/],
  async begin(sitePage) {
    await sitePage.open('/login', 'visitor');
    await sitePage.page.getByLabel('Email').fill('asha@fin.example');
    await sitePage.page.getByLabel('Password').fill('projector-beam');
  },
  actions: {
    'notification.raised': (sitePage, { id }) => raise(sitePage, id),
    'toast.closed': (sitePage, { id }) => close(sitePage, id),
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
    'shows a message again while its toast closes': {
      when: (from) => from.matches('toasting') && from.context.open.length === 1,
      async run(sitePage, { context: { open } }) {
        await stopToastAnimations(sitePage);
        await close(sitePage, open[0]);
        await raise(sitePage, open[0]);
        await expect.poll(() => toast(sitePage, open[0]).count()).toBe(2);
      },
    },
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
