import { movieParams } from '../../features/catalogue/movie-choice';
import { patterns } from '../../lib/paths';
import { gridSizes } from '../../theme/steps';
import type { Page } from './page';

export const page: Page = {
  path: patterns.movies,
  for: 'everyone',
  hasTitles: true,
  section: 'app.section.movies',
  reads({ id }, query) {
    const by = query.get('type') === 'cast' ? 'cast' : 'genre';
    const movies = ['movies', movieParams({ by, id })] as const;
    return by === 'cast' ? [movies] : [movies, ['genres', {}]];
  },
  isAsDocument: (query) => query.get('type') !== 'cast',
  picture: { of: 'movies', sizes: gridSizes() },
  screen: async () => (await import('../../features/catalogue/MoviesScreen')).MoviesScreen,
};
