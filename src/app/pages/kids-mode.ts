import { paths } from '../../lib/paths';
import type { Page } from './page';

export const page: Page = {
  path: paths.kidsMode,
  for: 'everyone',
  screen: async () => (await import('../../features/kids-mode/KidsModeScreen')).KidsModeScreen,
};
