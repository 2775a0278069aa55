import { useFirstItem } from '../../components/use-first-item';
import { useOnDemand } from '../../components/use-on-demand';
import type { GenresDropdownProps } from './GenresDropdown';
import { GenresTrigger } from './GenresTrigger';

interface GenresMenuProps extends Omit<GenresDropdownProps, 'panelRef'> {
  /** Hears that the menu's code can't be had. */
  onChunkError: (error: unknown) => void;
}

/** The way into the genres. The menu behind it is fetched when it is first pressed. */
export function GenresMenu({ onChunkError, ...props }: GenresMenuProps) {
  const [Dropdown, open] = useOnDemand(
    async () => (await import('./GenresDropdown')).GenresDropdown,
    onChunkError,
  );
  const { noteAsking, panelRef } = useFirstItem();
  if (Dropdown) return <Dropdown {...props} panelRef={panelRef} />;
  return (
    <GenresTrigger
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={(event) => {
        noteAsking(event);
        open();
      }}
    />
  );
}
