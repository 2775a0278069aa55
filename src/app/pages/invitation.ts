import { paths } from '../../lib/paths';
import type { Page } from './page';

export const page: Page = {
  path: paths.invitation,
  for: 'visitor',
  feature: 'signUp',
  section: 'app.section.signUp',
  isBare: true,
  screen: async () =>
    (await import('../../features/auth/invitation/InvitationScreen')).InvitationScreen,
};
