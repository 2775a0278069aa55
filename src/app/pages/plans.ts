import { paths } from '../../lib/paths';
import type { Page } from './page';

export const page: Page = {
  path: paths.plans,
  for: 'member',
  feature: 'plans',
  section: 'app.section.plans',
  reads: () => [
    ['plans', {}],
    ['activeSubscription', {}],
  ],
  screen: async () => (await import('../../features/plans/PlansScreen')).PlansScreen,
};
