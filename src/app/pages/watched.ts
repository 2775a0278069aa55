import { paths } from '../../lib/paths';
import type { Page } from './page';

export const page: Page = {
  path: paths.watched,
  for: 'member',
  hasTitles: true,
  screen: async () => (await import('../../features/watched/WatchedScreen')).WatchedScreen,
};
