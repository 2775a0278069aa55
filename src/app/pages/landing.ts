import { paths } from '../../lib/paths';
import type { Page } from './page';

export const page: Page = {
  path: paths.landing,
  for: 'everyone',
  isBare: true,
  screen: async () => (await import('../../features/landing/LandingScreen')).LandingScreen,
};
