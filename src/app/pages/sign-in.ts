import { paths } from '../../lib/paths';
import type { Page } from './page';

export const page: Page = {
  path: paths.signIn,
  for: 'visitor',
  section: 'Login',
  isBare: true,
  screen: async () => (await import('../../features/auth/LoginScreen')).LoginScreen,
};
