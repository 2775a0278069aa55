import { lazy } from '../../lib/lazy';

/** Only members search: a visitor's browser does not fetch the box. */
export const headerSearch = lazy(async () => {
  return (await import('../../features/search/HeaderSearch')).HeaderSearch;
});
