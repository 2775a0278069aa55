import type { GenresDropdownProps } from './GenresDropdown';
import { GenresTrigger } from './GenresTrigger';
import { useOnDemand } from './use-on-demand';

interface GenresMenuProps extends GenresDropdownProps {
  /** Hears that the menu's code can't be had. */
  onLost: (error: unknown) => void;
}

/** The way into the genres. The menu behind it is fetched when it is first pressed. */
export function GenresMenu({ onLost, ...props }: GenresMenuProps) {
  const [Dropdown, open] = useOnDemand(
    async () => (await import('./GenresDropdown')).GenresDropdown,
    onLost,
  );
  if (Dropdown) return <Dropdown {...props} />;
  return <GenresTrigger aria-haspopup="menu" aria-expanded={false} onClick={open} />;
}
