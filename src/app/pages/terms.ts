import { paths } from '../../lib/paths';
import type { Page } from './page';

export const page: Page = {
  path: paths.terms,
  for: 'everyone',
  screen: async () => (await import('../../features/legal/TermsScreen')).TermsScreen,
};
