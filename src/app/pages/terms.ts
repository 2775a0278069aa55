import { loadLegal } from '../../lib/legal/documents';
import { paths } from '../../lib/paths';
import type { Page } from './page';

export const page: Page = {
  path: paths.terms,
  for: 'everyone',
  legal: 'terms',
  screen: async () => {
    const [{ TermsScreen }] = await Promise.all([
      import('../../features/legal/TermsScreen'),
      loadLegal('terms'),
    ]);
    return TermsScreen;
  },
};
