import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { intercept } from '../../setup/interception';
import type { Driver, SitePage } from '../driver';
import { askedBy, openRoom } from './at-desk';

const API = '/desk/api/';
const entry = { id: 'one', at: '2026-11-27T09:00:00.000Z', by: 'rui', act: 'addToken', about: {} };
const token = (name: string) => ({ name, created_at: null, created_by: null, revoked_at: null });

const roomOf = (address: string) => address.split('?')[0] ?? '';
const pathOf = ({ context }: AnyMachineSnapshot) => API + roomOf(context.address);
const section = ({ page }: SitePage, isBusy: boolean) =>
  page.locator(`section[aria-busy=${isBusy}]`).waitFor();

export const driver: Driver = {
  use: (input) => ((input as { address: string }).address === 'log' ? 'Desk log' : 'Desk tokens'),
  holds: [`${API}log*`, `${API}tokens`],
  logs: [/Failed to load resource/],
  async begin(sitePage, input) {
    await intercept(sitePage.page, `**${API}addToken`, (it) =>
      it.answer({ body: { name: 'mia', token: 'shown-once' } }),
    );
    await openRoom(sitePage, roomOf((input as { address: string }).address));
  },
  actions: {
    async 'address.changed'({ page }, { address }) {
      const words = new URLSearchParams(address.split('?')[1]).get('search');
      await page.getByRole('searchbox', { name: 'Search' }).fill(words ?? '');
      await page.keyboard.press('Enter');
    },
    'refresh.requested': async ({ page }) => {
      await page.getByLabel('Name').fill('mia');
      await page.getByRole('button', { name: 'Add a token' }).click();
    },
    'retry.requested': ({ page }) => page.getByRole('button', { name: 'Try again' }).click(),
  },
  calls: {
    read: {
      path: (from) => pathOf(from).replace(/log$/, 'log*'),
      body(output, { context }) {
        const { total } = output as { total: number };
        if (context.address === 'tokens')
          return [token('ADMIN_TOKEN'), token('rui')].slice(0, total);
        return {
          entries: [entry, { ...entry, id: 'two', act: 'revokeToken' }].slice(0, total),
          total,
          page: 1,
        };
      },
    },
  },
  outcomes: {
    read: (sitePage, { address }) => expect.poll(() => askedBy(sitePage).at(-1)).toBe(address),
  },
  assertions: {
    reading: (sitePage) => section(sitePage, true),
    shown: (sitePage) => section(sitePage, false),
    empty: ({ page }) => page.getByText(/Nothing was done yet|There are no tokens/).waitFor(),
    gone: ({ page }) => page.getByText('This is no longer here.').waitFor(),
    failed: (sitePage) => sitePage.page.getByRole('button', { name: 'Try again' }).waitFor(),
  },
  async leave({ page }) {
    await intercept(page, `**${API}mails*`, (it) =>
      it.answer({ body: { entries: [], total: 0, page: 1 } }),
    );
    await page.getByRole('link', { name: 'Mails' }).click();
    await page.getByRole('heading', { name: 'Mails', level: 1 }).waitFor();
  },
};
