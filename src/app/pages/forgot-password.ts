import { paths } from '../../lib/paths';
import type { Page } from './page';

export const page: Page = {
  path: paths.forgotPassword,
  for: 'everyone',
  isBare: true,
  screen: async () =>
    (await import('../../features/auth/ForgotPasswordScreen')).ForgotPasswordScreen,
};
