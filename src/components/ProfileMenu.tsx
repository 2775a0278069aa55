import { AvatarButton } from './AvatarButton';
import type { ProfileDropdownProps } from './ProfileDropdown';
import { useOnDemand } from './use-on-demand';

/** The member's picture. The menu behind it is fetched when the picture is first pressed. */
export function ProfileMenu(props: ProfileDropdownProps) {
  const [Dropdown, open] = useOnDemand(
    async () => (await import('./ProfileDropdown')).ProfileDropdown,
  );
  if (Dropdown) return <Dropdown {...props} />;
  return (
    <AvatarButton member={props.member} aria-haspopup="menu" aria-expanded={false} onClick={open} />
  );
}
