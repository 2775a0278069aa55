import { patterns } from '../../lib/paths';
import type { Page } from './page';

export const page: Page = {
  path: patterns.checkout,
  for: 'member',
  section: 'Payment Details',
  reads: () => [['plans', {}]],
  screen: async () => (await import('../../features/checkout/CheckoutScreen')).CheckoutScreen,
};
