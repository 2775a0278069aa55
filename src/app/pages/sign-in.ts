import { paths } from '../../lib/paths';
import type { Page } from './page';

export const page: Page = {
  path: paths.signIn,
  for: 'visitor',
  section: 'app.section.signIn',
  isBare: true,
  screen: async () => (await import('../../features/auth/LoginScreen')).LoginScreen,
};
