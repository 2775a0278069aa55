import { expect } from 'vitest';
import { isSaving } from '../../../../flows/cases/account';
import { failures } from '../../../../flows/walk/flow';
import type { Kit, Stage } from '../kit';
import { findAddress } from './found';
import { pathOf } from './outside';

const SAVE = pathOf('updateProfile');

/** The provider saves the name that the walk began with. */
const saved = { status: true, message: 'Saved.', data: { first_name: 'Asha' } };

const firstName = ({ page }: Stage) => page.getByLabel('First name');
const question = ({ page }: Stage) =>
  page.getByRole('alertdialog', { name: 'Leave without saving?' });
const isUpdating = ({ page }: Stage) => page.getByRole('button', { name: 'Updating...' }).waitFor();
const answer = (stage: Stage, name: string) =>
  question(stage).getByRole('button', { name, exact: true }).click();

export const kit: Kit = {
  use: 'Leaving the profile',
  holds: [SAVE],
  logs: [/Failed to load resource/],
  async begin(stage) {
    await stage.open('/edit-profile', 'member');
    await firstName(stage).waitFor();
  },
  gestures: {
    async 'profile.changed'(stage) {
      // Text that is there already is no event.
      const name = await firstName(stage).inputValue();
      await firstName(stage).fill(name === 'Meera' ? 'Mira' : 'Meera');
    },
    'profile.restored': (stage, _, from) =>
      isSaving(from) ? stage.answer(SAVE, saved) : firstName(stage).fill('Asha'),
    'save.started': ({ page }) => page.getByRole('button', { name: 'Update Profile' }).click(),
    'save.ended': (stage) => stage.fail(SAVE, failures.rejected),
    'leave.requested': ({ page }) =>
      page.getByRole('link', { name: 'TV Show', exact: true }).click(),
    'leave.confirmed': (stage) => answer(stage, 'Leave'),
    'leave.declined': (stage) => answer(stage, 'Keep editing'),
  },
  calls: {},
  outcomes: {
    askBeforeUnload: ({ page }) =>
      expect
        .poll(() =>
          page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true }))),
        )
        .toBe(false),
    'navigation.released': (stage) => findAddress(stage, '/tv-show'),
  },
  sights: {
    unchanged: (stage) => firstName(stage).waitFor(),
    staying: (stage) => question(stage).waitFor({ state: 'detached' }),
    saving: isUpdating,
    awaitingSave: isUpdating,
    askingMeanwhile: (stage) => question(stage).waitFor(),
    asking: (stage) => question(stage).waitFor(),
    leaving: ({ page }) => page.waitForURL('**/tv-show'),
  },
};
