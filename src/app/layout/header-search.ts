import { lazy } from '../../lib/lazy';

/** Loaded lazily, since only members search. */
export const headerSearch = lazy(async () => {
  return (await import('../../features/search/HeaderSearch')).HeaderSearch;
});
