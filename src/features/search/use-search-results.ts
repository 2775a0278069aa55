/** The search page: its query is the address's `q`, so back, forward and reload find it again. */
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { useQuery } from '../../state/use-query';
import { useSearchBox } from './use-search-box';

/**
 * What is searched for, an empty text for nothing, and the box to search with. `visit` is another
 * for each step of the way: searching for the same once more reads it anew.
 */
export function useSearchPage() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { key: visit } = useLocation();
  const query = (params.get('q') ?? '').trim();
  return {
    query,
    visit,
    box: useSearchBox({
      query,
      onCleared: () => navigate(paths.search, { replace: query === '' }),
    }),
  };
}

/** What one query finds. Give the component a `key` of it. */
export function useResults(query: string) {
  return useQuery('search', { search: query });
}
