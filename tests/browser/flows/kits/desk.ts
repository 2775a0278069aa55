import type { Locator } from 'playwright-core';
import { failures } from '../../../../flows/walk/flow';
import type { Kit, Stage } from '../kit';
import { SESSION } from './at-desk';

const LOG = '/desk/api/log';

const token = ({ page }: Stage) => page.getByLabel('Token');
const rooms = ({ page }: Stage) => page.getByRole('navigation', { name: 'Rooms' });
const signIn = ({ page }: Stage) => page.locator('form').filter({ has: page.getByLabel('Token') });
const frame = ({ page }: Stage) => page.getByRole('banner');
const isQuiet = (part: Locator) => part.getByRole('alert').waitFor({ state: 'detached' });
const bodyOf = (output: unknown) => output;

export const kit: Kit = {
  use: 'Desk',
  holds: [LOG],
  logs: [/Failed to load resource/],
  begin: (stage) => stage.open('/desk/log', 'visitor'),
  gestures: {
    async 'token.submitted'(stage) {
      await token(stage).fill('a-token-of-the-desk');
      await stage.page.keyboard.press('Enter');
    },
    'session.ended': (stage) => stage.fail(LOG, failures.unauthorized),
    'signOut.requested': ({ page }) => page.getByRole('button', { name: 'Sign out' }).click(),
    'retry.requested': ({ page }) => page.getByRole('button', { name: 'Try again' }).click(),
  },
  calls: {
    readSession: { path: SESSION, body: bodyOf },
    signIn: { path: SESSION, body: bodyOf },
    signOut: { path: SESSION, body: () => null },
  },
  sights: {
    checking: ({ page }) => page.getByText('Opening the desk').waitFor(),
    unreachable: ({ page }) => page.getByText('The provider did not answer.').waitFor(),
    async asking(stage) {
      await token(stage).waitFor();
      await isQuiet(signIn(stage));
    },
    async refused(stage) {
      await signIn(stage).getByRole('alert').waitFor();
    },
    signingIn: ({ page }) => page.getByRole('button', { name: 'Signing in …' }).waitFor(),
    async working(stage) {
      await rooms(stage).waitFor();
      await isQuiet(frame(stage));
    },
    unsure: (stage) => frame(stage).getByRole('alert').waitFor(),
    signingOut: ({ page }) => page.getByText('Signing out …').waitFor(),
  },
};
