import { paths } from '../../lib/paths';
import type { Page } from './page';

export const page: Page = {
  path: paths.confirmation,
  for: 'member',
  feature: 'plans',
  isAsDocument: (query) => !query.has('session_id'),
  screen: async () =>
    (await import('../../features/checkout/ConfirmationScreen')).ConfirmationScreen,
};
