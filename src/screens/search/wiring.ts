/** The search page: its query is the address's `q`, so back, forward and reload find it again. */
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useReading } from '../shared/reading/wiring';
import { useSearchBox } from '../shared/search/wiring';

/** What is searched for, an empty text for nothing, and the box to search with. */
export function useSearchPage() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const query = (params.get('q') ?? '').trim();
  return { query, box: useSearchBox({ query, onCleared: () => navigate('/search') }) };
}

/** What one query finds. Give the component a `key` of it. */
export function useResults(query: string) {
  return useReading('search', { search: query });
}
