import { loadLegal } from '../../lib/legal/documents';
import { paths } from '../../lib/paths';
import type { Page } from './page';

export const page: Page = {
  path: paths.privacyPolicy,
  for: 'everyone',
  section: 'app.section.privacyPolicy',
  legal: 'privacy',
  screen: async () => {
    const [{ PrivacyPolicyScreen }] = await Promise.all([
      import('../../features/legal/PrivacyPolicyScreen'),
      loadLegal('privacy'),
    ]);
    return PrivacyPolicyScreen;
  },
};
