import { paths } from '../../lib/paths';
import type { Page } from './page';

export const page: Page = {
  path: paths.myList,
  for: 'member',
  screen: async () => (await import('../../features/catalogue/MyListScreen')).MyListScreen,
};
