import { paths } from '../../lib/paths';
import type { Page } from './page';

export const page: Page = {
  path: paths.search,
  for: 'member',
  hasTitles: true,
  section: 'app.section.search',
  reads(_, query) {
    const search = (query.get('q') ?? '').trim();
    return search === '' ? [['genres', {}]] : [['search', { search }]];
  },
  isAsDocument: (query) => !query.has('q'),
  screen: async () => (await import('../../features/search/SearchScreen')).SearchScreen,
};
