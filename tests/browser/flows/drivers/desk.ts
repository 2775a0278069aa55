import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { failures } from '../../../../flows/test-paths/flow';
import type { Driver, SitePage } from '../driver';
import { askedBy, SESSION, watchAsked } from './at-desk';

const LOG = '/desk/api/log';

const token = ({ page }: SitePage) => page.getByLabel('Token');
const rooms = ({ page }: SitePage) => page.getByRole('navigation', { name: 'Rooms' });
const signIn = ({ page }: SitePage) =>
  page.locator('form').filter({ has: page.getByLabel('Token') });
const frame = ({ page }: SitePage) => page.getByRole('banner');
const isQuiet = (part: Locator) => part.getByRole('alert').waitFor({ state: 'detached' });
const reads = (sitePage: SitePage) =>
  askedBy(sitePage).filter((address) => address.startsWith('log')).length;
const readsBefore = new WeakMap<SitePage, number>();
const bodyOf = (output: unknown) => output;

export const driver: Driver = {
  use: 'Desk',
  holds: [LOG],
  logs: [/Failed to load resource/],
  async begin(sitePage) {
    await watchAsked(sitePage);
    await sitePage.open('/desk/log', 'visitor');
  },
  actions: {
    async 'token.submitted'(sitePage) {
      readsBefore.set(sitePage, reads(sitePage));
      await token(sitePage).fill('a-token-of-the-desk');
      await sitePage.page.keyboard.press('Enter');
    },
    'session.ended': (sitePage) => sitePage.fail(LOG, failures.unauthorized),
    'signOut.requested': ({ page }) => page.getByRole('button', { name: 'Sign out' }).click(),
    'retry.requested': ({ page }) => page.getByRole('button', { name: 'Try again' }).click(),
  },
  calls: {
    readSession: { path: SESSION, body: bodyOf },
    signIn: { path: SESSION, body: bodyOf },
    signOut: { path: SESSION, body: () => null },
  },
  outcomes: {
    'session.started': (sitePage) =>
      expect.poll(() => reads(sitePage)).toBeGreaterThan(readsBefore.get(sitePage) ?? 0),
  },
  assertions: {
    checking: ({ page }) => page.getByText('Opening the desk').waitFor(),
    unreachable: ({ page }) => page.getByText('The provider did not answer.').waitFor(),
    async asking(sitePage) {
      await token(sitePage).waitFor();
      await isQuiet(signIn(sitePage));
    },
    async refused(sitePage) {
      await signIn(sitePage).getByRole('alert').waitFor();
    },
    signingIn: ({ page }) => page.getByRole('button', { name: 'Signing in …' }).waitFor(),
    async working(sitePage) {
      await rooms(sitePage).waitFor();
      await isQuiet(frame(sitePage));
    },
    unsure: (sitePage) => frame(sitePage).getByRole('alert').waitFor(),
    signingOut: ({ page }) => page.getByText('Signing out …').waitFor(),
  },
};
