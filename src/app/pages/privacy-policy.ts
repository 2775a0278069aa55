import { paths } from '../../lib/paths';
import type { Page } from './page';

export const page: Page = {
  path: paths.privacyPolicy,
  for: 'everyone',
  section: 'Privacy Policy',
  screen: async () =>
    (await import('../../features/legal/PrivacyPolicyScreen')).PrivacyPolicyScreen,
};
