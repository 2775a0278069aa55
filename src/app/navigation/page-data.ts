import { paths, patterns } from '../../lib/paths';
import { movieParams, prefetch } from '../../state/prefetch';

/** An address that fits the pattern of a page. */
interface Place {
  id: string | undefined;
  query: URLSearchParams;
}

type Read = (place: Place) => Promise<void>;

/**
 * What the first screen of a page asks the provider for, by the page's path. Lists that a member changes
 * (the watchlist, the subscription) are left out: they are read when the page opens.
 */
export const pageData: Readonly<Record<string, readonly Read[]>> = {
  [paths.home]: [() => prefetch('banners', {}), () => prefetch('popularMovies', {})],
  [patterns.movies]: [
    ({ id, query }) =>
      prefetch('movies', movieParams({ by: query.get('type') === 'cast' ? 'cast' : 'genre', id })),
  ],
  [paths.tvShows]: [() => prefetch('tvShows', {})],
  [patterns.title]: [({ id = '' }) => prefetch('titleDetails', { id })],
};
