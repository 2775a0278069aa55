import { paths } from '../../lib/paths';
import type { Page } from './page';

export const page: Page = {
  path: paths.account,
  for: 'member',
  section: 'app.section.account',
  reads: () => [['sessions', {}]],
  isAsDocument: (query) => !query.has('tab'),
  screen: async () => (await import('../../features/account/AccountScreen')).AccountScreen,
};
