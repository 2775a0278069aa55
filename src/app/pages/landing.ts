import { paths } from '../../lib/paths';
import type { Page } from './page';

export const page: Page = {
  path: paths.landing,
  for: 'everyone',
  hasTitles: true,
  isBare: true,
  screen: async () => (await import('../../features/landing/LandingScreen')).LandingScreen,
};
