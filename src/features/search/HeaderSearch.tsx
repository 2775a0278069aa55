import { SearchBox } from './SearchBox';
import { useSearchBox } from './use-search-box';

export function HeaderSearch() {
  return <SearchBox variant="bar" {...useSearchBox({ query: '' })} />;
}
