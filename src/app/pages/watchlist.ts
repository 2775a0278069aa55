import { paths } from '../../lib/paths';
import type { Page } from './page';

export const page: Page = {
  path: paths.watchlist,
  for: 'member',
  hasTitles: true,
  reads: () => [['watchlist', {}]],
  screen: async () => (await import('../../features/watchlist/WatchlistScreen')).WatchlistScreen,
};
