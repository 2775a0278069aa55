import { lazy } from '../../lib/lazy';

/** Only members search, so visitors do not load it. */
export const headerSearch = lazy(async () => {
  return (await import('../../features/search/HeaderSearch')).HeaderSearch;
});
