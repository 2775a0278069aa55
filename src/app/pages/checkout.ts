import { patterns } from '../../lib/paths';
import type { Page } from './page';

export const page: Page = {
  path: patterns.checkout,
  for: 'member',
  feature: 'plans',
  section: 'app.section.checkout',
  reads: () => [['plans', {}]],
  screen: async () => (await import('../../features/checkout/CheckoutScreen')).CheckoutScreen,
};
