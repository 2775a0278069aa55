import { AvatarButton } from './AvatarButton';
import type { ProfileDropdownProps } from './ProfileDropdown';
import { useOnDemand } from './use-on-demand';

interface ProfileMenuProps extends ProfileDropdownProps {
  /** Hears that the menu's code can't be had. */
  onLost: (error: unknown) => void;
}

/** The member's picture. The menu behind it is fetched when the picture is first pressed. */
export function ProfileMenu({ onLost, ...props }: ProfileMenuProps) {
  const [Dropdown, open] = useOnDemand(
    async () => (await import('./ProfileDropdown')).ProfileDropdown,
    onLost,
  );
  if (Dropdown) return <Dropdown {...props} />;
  return (
    <AvatarButton member={props.member} aria-haspopup="menu" aria-expanded={false} onClick={open} />
  );
}
