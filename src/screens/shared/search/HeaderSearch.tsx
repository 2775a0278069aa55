import { SearchBox } from '../../../components/SearchBox';
import { useSearchBox } from './wiring';

/** A member's search box in the navigation bar (spec §2). */
export function HeaderSearch() {
  return <SearchBox variant="bar" {...useSearchBox({ query: '' })} />;
}
