import type { GenresDropdownProps } from './GenresDropdown';
import { GenresTrigger } from './GenresTrigger';
import { useOnDemand } from './use-on-demand';

/** The way into the genres. The menu behind it is fetched when it is first pressed. */
export function GenresMenu(props: GenresDropdownProps) {
  const [Dropdown, open] = useOnDemand(
    async () => (await import('./GenresDropdown')).GenresDropdown,
  );
  if (Dropdown) return <Dropdown {...props} />;
  return <GenresTrigger aria-haspopup="menu" aria-expanded={false} onClick={open} />;
}
