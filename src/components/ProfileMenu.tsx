import { type ComponentType, useState } from 'react';
import { AvatarButton } from './AvatarButton';
import type { ProfileDropdownProps } from './ProfileDropdown';

type ProfileMenuProps = Omit<ProfileDropdownProps, 'isOpenAtFirst'>;

/** The member's picture. The menu behind it is fetched when the picture is first pressed. */
export function ProfileMenu(props: ProfileMenuProps) {
  const [Dropdown, setDropdown] = useState<ComponentType<ProfileDropdownProps> | null>(null);

  function open() {
    import('./ProfileDropdown').then(
      ({ ProfileDropdown }) => setDropdown(() => ProfileDropdown),
      (error: unknown) =>
        setDropdown(() => {
          throw error;
        }),
    );
  }

  if (Dropdown) return <Dropdown {...props} />;
  return (
    <AvatarButton member={props.member} aria-haspopup="menu" aria-expanded={false} onClick={open} />
  );
}
