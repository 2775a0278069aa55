import { useMenuOnClick } from '../../components/overlay/use-menu-on-click';
import { lazy } from '../../lib/lazy';
import { AvatarButton } from './AvatarButton';
import type { ProfileDropdownProps } from './ProfileDropdown';

const dropdown = lazy(async () => (await import('./ProfileDropdown')).ProfileDropdown);

export function ProfileMenu(props: ProfileDropdownProps) {
  const { Menu, onPanelFocus, press } = useMenuOnClick(dropdown);
  if (Menu) return <Menu {...props} onPanelFocus={onPanelFocus} />;
  return <AvatarButton member={props.member} {...press} />;
}
