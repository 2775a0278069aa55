/** The search page. Its query is the address's `q`, so that back, forward and reload restore it. */
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { useVisit } from '../../state/use-visit';
import { useSearchBox } from './use-search-box';

/**
 * The query (an empty text for none) and the box to search with. `visit` is new with each navigation:
 * a `key` of it makes a repeated search for the same query fetch again.
 */
export function useSearchPage() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const visit = useVisit();
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
