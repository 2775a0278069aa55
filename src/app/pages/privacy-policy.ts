import { paths } from '../../lib/paths';
import type { Page } from './page';

export const page: Page = {
  path: paths.privacyPolicy,
  for: 'everyone',
  section: 'app.section.privacyPolicy',
  screen: async () =>
    (await import('../../features/legal/PrivacyPolicyScreen')).PrivacyPolicyScreen,
};
