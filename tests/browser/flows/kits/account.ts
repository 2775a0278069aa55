import { flowCalled } from '../../../../flows/flows';
import type { Kit } from '../kit';
import type { Stage } from '../stage';

const firstName = ({ page }: Stage) => page.getByLabel('First name');
const question = ({ page }: Stage) =>
  page.getByRole('alertdialog', { name: 'Leave without saving?' });
const answer = (stage: Stage, name: string) =>
  question(stage).getByRole('button', { name, exact: true }).click();

export const accountKit: Kit = {
  flow: flowCalled('account'),
  use: 'Leaving the profile',
  async begin(stage) {
    await stage.open('/edit-profile', 'member');
    await firstName(stage).waitFor();
  },
  gestures: {
    'profile.changed': (stage) => firstName(stage).fill('Meera'),
    'profile.restored': (stage) => firstName(stage).fill('Asha'),
    'leave.requested': ({ page }) =>
      page.getByRole('link', { name: 'TV Show', exact: true }).click(),
    'leave.confirmed': (stage) => answer(stage, 'Leave'),
    'leave.declined': (stage) => answer(stage, 'Keep editing'),
  },
  // The question and the page that follows leave nothing to type into.
  isPossible: ({ type }, from) =>
    !type.startsWith('profile.') ||
    from.matches('unchanged') ||
    from.matches({ changed: 'staying' }),
  calls: {},
  sights: {
    unchanged: (stage) => firstName(stage).waitFor(),
    staying: (stage) => question(stage).waitFor({ state: 'detached' }),
    asking: (stage) => question(stage).waitFor(),
    leaving: ({ page }) => page.waitForURL('**/tv-show'),
  },
};
