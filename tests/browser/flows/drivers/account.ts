import { expect } from 'vitest';
import { isSaving } from '../../../../flows/cases/account';
import { failures } from '../../../../flows/test-paths/flow';
import type { Driver, SitePage } from '../driver';
import { english, findAddress, findStored, findToast } from './found';
import { asksBeforeUnload, keepsTyped, loseSession, signInElsewhere } from './leaving';
import { goTo, inOtherTab, pathOf } from './outside';

const SAVE = pathOf('updateProfile');

const saved = { status: true, message: 'Saved.', data: { first_name: 'Asha' } };

const firstName = ({ page }: SitePage) => page.getByLabel('First name');
const question = ({ page }: SitePage) =>
  page.getByRole('alertdialog', { name: 'Leave without saving?' });
const isUpdating = ({ page }: SitePage) =>
  page.getByRole('button', { name: 'Updating...' }).waitFor();
const answer = (sitePage: SitePage, name: string) =>
  question(sitePage).getByRole('button', { name, exact: true }).click();

const requestLeave = ({ page }: SitePage) =>
  page.getByRole('link', { name: 'TV Show', exact: true }).click();

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
    'leave.requested': requestLeave,
    'leave.confirmed': (sitePage) => answer(sitePage, 'Leave'),
    'leave.declined': (sitePage) => answer(sitePage, 'Keep editing'),
  },
  calls: {},
  outcomes: {
    askBeforeUnload: (sitePage) => asksBeforeUnload(sitePage, true),
    'navigation.released': (sitePage) => findAddress(sitePage, '/tv-show'),
  },
  assertions: {
    async unchanged(sitePage) {
      await firstName(sitePage).waitFor();
      await asksBeforeUnload(sitePage, false);
    },
    staying: (sitePage) => question(sitePage).waitFor({ state: 'detached' }),
    saving: isUpdating,
    awaitingSave: isUpdating,
    askingMeanwhile: (sitePage) => question(sitePage).waitFor(),
    asking: (sitePage) => question(sitePage).waitFor(),
    leaving: ({ page }) => page.waitForURL('**/tv-show'),
  },
  async leave(sitePage) {
    await requestLeave(sitePage);
    await answer(sitePage, 'Leave');
    await findAddress(sitePage, '/tv-show');
  },
  epilogues: {
    'reads again what a deletion would lose': {
      when: (from) => from.matches('unchanged'),
      async run(sitePage) {
        const reads = () => sitePage.sent.filter(({ call }) => call === 'accountDeletion').length;
        await expect.poll(reads).toBe(1);
        await sitePage.page.getByRole('button', { name: english('account.deletion.open') }).click();
        await expect.poll(reads).toBe(2);
      },
    },
    'asks before it loses what was typed during a save': {
      when: (from) => from.matches({ changed: 'saving' }),
      async run(sitePage) {
        await firstName(sitePage).fill('Mira Lou');
        await sitePage.answer(SAVE, saved);
        await findToast(sitePage, saved.message);
        await requestLeave(sitePage);
        await question(sitePage).waitFor();
      },
    },
    'keeps what was typed before the session was lost': {
      when: (from) => from.matches({ changed: 'staying' }),
      async run(sitePage) {
        const first_name = await firstName(sitePage).inputValue();
        await loseSession(sitePage);
        await keepsTyped(sitePage, 'profile', { first_name });
        await signInElsewhere(sitePage);
        await goTo(sitePage, '/edit-profile');
        await expect(firstName(sitePage)).toHaveValue(first_name);
        await findStored(sitePage, 'sessionStorage', 'fin.interruption', null);
        await asksBeforeUnload(sitePage, true);
      },
    },
  },
};
