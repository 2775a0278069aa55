import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { intercept } from '../../setup/interception';
import type { Driver, SitePage } from '../driver';
import { askedBy, openRoom } from './at-desk';

const API = '/desk/api/';
const ADD = 'Add a token';
const REVOKE = 'Revoke';
const at = '2026-11-27T09:00:00.000Z';
const token = { name: 'mia', created_at: at, created_by: 'rui', revoked_at: null };

const button = ({ page }: SitePage, { context }: AnyMachineSnapshot) =>
  page.locator('main').getByRole('button', { name: context.isGrave ? REVOKE : ADD });
const dialog = ({ page }: SitePage) => page.getByRole('dialog');
const reads = (sitePage: SitePage) =>
  askedBy(sitePage).filter((address) => address === 'tokens').length;

export const driver: Driver = {
  use: (input) => ((input as { isGrave: boolean }).isGrave ? 'Revoke a token' : ADD),
  holds: [`${API}addToken`, `${API}revokeToken`],
  logs: [/Failed to load resource/],
  async begin(sitePage) {
    await intercept(sitePage.page, `**${API}tokens`, (it) => it.answer({ body: [token] }));
    await openRoom(sitePage, 'tokens');
    await sitePage.page.getByRole('heading', { name: 'mia' }).waitFor();
    await sitePage.page.getByLabel('Name').fill('noor');
  },
  actions: {
    'act.requested': (sitePage, _, from) => button(sitePage, from).click(),
    'act.confirmed': (sitePage) => dialog(sitePage).getByRole('button', { name: REVOKE }).click(),
    'act.declined': ({ page }) => page.keyboard.press('Escape'),
    'notice.closed': ({ page }) => page.getByRole('button', { name: 'Close' }).click(),
  },
  calls: {
    perform: {
      path: ({ context }) => `${API}${context.isGrave ? 'revokeToken' : 'addToken'}`,
      body: (_, { context }) => (context.isGrave ? null : { name: 'noor', token: 'shown-once' }),
    },
  },
  outcomes: {
    'act.done': ({ page }) =>
      page.getByRole('status').filter({ hasText: 'The token was' }).waitFor(),
    'entry.outdated': (sitePage) => expect.poll(() => reads(sitePage)).toBeGreaterThan(1),
  },
  assertions: {
    idle: (sitePage, snapshot) => button(sitePage, snapshot).waitFor(),
    done: ({ page }) => page.getByText('The token was').waitFor(),
    refused: ({ page }) =>
      page
        .getByRole('alert')
        .filter({ hasText: 'The provider says no.', hasNotText: 'This page' })
        .waitFor(),
    overtaken: ({ page }) =>
      page.getByText('The provider says no. This page shows what is there now.').waitFor(),
    unsure: ({ page }) => page.getByText('No answer came').waitFor(),
    confirming: (sitePage) => dialog(sitePage).waitFor(),
    performing: (sitePage, snapshot) => expect(button(sitePage, snapshot)).toBeDisabled(),
  },
};
