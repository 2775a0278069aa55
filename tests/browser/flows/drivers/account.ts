import { expect } from 'vitest';
import { isSaving } from '../../../../flows/cases/account';
import { failures } from '../../../../flows/test-paths/flow';
import type { Driver, SitePage } from '../driver';
import { findAddress } from './found';
import { keepsTyped, loseSession } from './leaving';
import { inOtherTab, pathOf } from './outside';

const SAVE = pathOf('updateProfile');

const saved = { status: true, message: 'Saved.', data: { first_name: 'Asha' } };

const firstName = ({ page }: SitePage) => page.getByLabel('First name');
const question = ({ page }: SitePage) =>
  page.getByRole('alertdialog', { name: 'Leave without saving?' });
const isUpdating = ({ page }: SitePage) =>
  page.getByRole('button', { name: 'Updating...' }).waitFor();
const answer = (sitePage: SitePage, name: string) =>
  question(sitePage).getByRole('button', { name, exact: true }).click();

function renameInStorage(last_name: string) {
  const user = JSON.parse(localStorage.getItem('user') ?? '{}');
  localStorage.setItem('user', JSON.stringify({ ...user, last_name }));
}

export const driver: Driver = {
  use: 'Leaving the profile',
  holds: [SAVE],
  logs: [/Failed to load resource/],
  async begin(sitePage) {
    await sitePage.open('/edit-profile', 'member');
    await firstName(sitePage).waitFor();
    await inOtherTab(sitePage, renameInStorage, 'Lind');
    await expect(sitePage.page.getByLabel('Last name')).toHaveValue('Lind');
  },
  actions: {
    async 'profile.changed'(sitePage) {
      const name = await firstName(sitePage).inputValue();
      await firstName(sitePage).fill(name === 'Meera' ? 'Mira' : 'Meera');
    },
    'profile.restored': (sitePage, _, from) =>
      isSaving(from) ? sitePage.answer(SAVE, saved) : firstName(sitePage).fill('Asha'),
    'save.started': ({ page }) => page.getByRole('button', { name: 'Update Profile' }).click(),
    'save.ended': (sitePage) => sitePage.fail(SAVE, failures.rejected),
    'leave.requested': ({ page }) =>
      page.getByRole('link', { name: 'TV Show', exact: true }).click(),
    'leave.confirmed': (sitePage) => answer(sitePage, 'Leave'),
    'leave.declined': (sitePage) => answer(sitePage, 'Keep editing'),
  },
  calls: {},
  outcomes: {
    askBeforeUnload: ({ page }) =>
      expect
        .poll(() =>
          page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true }))),
        )
        .toBe(false),
    'navigation.released': (sitePage) => findAddress(sitePage, '/tv-show'),
  },
  assertions: {
    unchanged: (sitePage) => firstName(sitePage).waitFor(),
    staying: (sitePage) => question(sitePage).waitFor({ state: 'detached' }),
    saving: isUpdating,
    awaitingSave: isUpdating,
    askingMeanwhile: (sitePage) => question(sitePage).waitFor(),
    asking: (sitePage) => question(sitePage).waitFor(),
    leaving: ({ page }) => page.waitForURL('**/tv-show'),
  },
  epilogues: {
    'keeps what was typed before the session was lost': {
      when: (from) => from.matches({ changed: 'staying' }),
      async run(sitePage) {
        const first_name = await firstName(sitePage).inputValue();
        await loseSession(sitePage);
        await keepsTyped(sitePage, 'profile', { first_name });
      },
    },
  },
};
