import { useMenuOnClick } from '../../components/overlay/use-menu-on-click';
import { lazy } from '../../lib/lazy';
import type { GenresDropdownProps } from './GenresDropdown';
import { GenresTrigger } from './GenresTrigger';

const dropdown = lazy(async () => (await import('./GenresDropdown')).GenresDropdown);

export function GenresMenu(props: GenresDropdownProps) {
  const { Menu, onPanelFocus, press } = useMenuOnClick(dropdown);
  if (Menu) return <Menu {...props} onPanelFocus={onPanelFocus} />;
  return <GenresTrigger {...press} />;
}
