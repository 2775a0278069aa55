import { lazy } from '../../lib/lazy';

export const headerSearch = lazy(async () => {
  return (await import('../../features/search/SearchBox')).SearchBox;
});
