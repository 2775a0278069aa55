import { paths } from '../../lib/paths';
import { gridSizes } from '../../theme/steps';
import type { Page } from './page';

export const page: Page = {
  path: paths.tvShows,
  for: 'everyone',
  hasTitles: true,
  section: 'app.section.tvShows',
  reads: () => [['tvShows', {}]],
  picture: { of: 'tvShows', sizes: gridSizes() },
  screen: async () => (await import('../../features/catalogue/TvShowsScreen')).TvShowsScreen,
};
