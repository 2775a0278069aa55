import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { intercept } from '../../setup/interception';
import type { Kit, Stage } from '../kit';
import { askedBy, openRoom } from './at-desk';

const API = '/desk/api/';
const ADD = 'Add a token';
const REVOKE = 'Revoke';
const at = '2026-11-27T09:00:00.000Z';
const token = { name: 'mia', created_at: at, created_by: 'rui', revoked_at: null };

const button = ({ page }: Stage, { context }: AnyMachineSnapshot) =>
  page.locator('main').getByRole('button', { name: context.isGrave ? REVOKE : ADD });
const dialog = ({ page }: Stage) => page.getByRole('dialog');
const reads = (stage: Stage) => askedBy(stage).filter((address) => address === 'tokens').length;

export const kit: Kit = {
  use: (input) => ((input as { isGrave: boolean }).isGrave ? 'Revoke a token' : ADD),
  holds: [`${API}addToken`, `${API}revokeToken`],
  logs: [/Failed to load resource/],
  async begin(stage) {
    await intercept(stage.page, `**${API}tokens`, (it) => it.answer({ body: [token] }));
    await openRoom(stage, 'tokens');
    await stage.page.getByRole('heading', { name: 'mia' }).waitFor();
    await stage.page.getByLabel('Name').fill('noor');
  },
  gestures: {
    'act.requested': (stage, _, from) => button(stage, from).click(),
    'act.confirmed': (stage) => dialog(stage).getByRole('button', { name: REVOKE }).click(),
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
    'entry.outdated': (stage) => expect.poll(() => reads(stage)).toBeGreaterThan(1),
  },
  sights: {
    idle: (stage, snapshot) => button(stage, snapshot).waitFor(),
    done: ({ page }) => page.getByText('The token was').waitFor(),
    refused: ({ page }) =>
      page
        .getByRole('alert')
        .filter({ hasText: 'The provider says no.', hasNotText: 'This page' })
        .waitFor(),
    overtaken: ({ page }) =>
      page.getByText('The provider says no. This page shows what is there now.').waitFor(),
    unsure: ({ page }) => page.getByText('No answer came').waitFor(),
    confirming: (stage) => dialog(stage).waitFor(),
    performing: (stage, snapshot) => expect(button(stage, snapshot)).toBeDisabled(),
  },
};
