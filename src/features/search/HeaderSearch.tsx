import { SearchBox } from './SearchBox';
import { useSearchBox } from './use-search-box';

/** A member's search box in the navigation bar (spec §2). */
export function HeaderSearch() {
  return <SearchBox variant="bar" {...useSearchBox({ query: '' })} />;
}
