import { useFirstItem } from '../../components/use-first-item';
import { useOnDemand } from '../../components/use-on-demand';
import { AvatarButton } from './AvatarButton';
import type { ProfileDropdownProps } from './ProfileDropdown';

interface ProfileMenuProps extends Omit<ProfileDropdownProps, 'panelRef'> {
  /** Hears that the menu's code can't be had. */
  onChunkError: (error: unknown) => void;
}

/** The member's picture. The menu behind it is fetched when the picture is first pressed. */
export function ProfileMenu({ onChunkError, ...props }: ProfileMenuProps) {
  const [Dropdown, open] = useOnDemand(
    async () => (await import('./ProfileDropdown')).ProfileDropdown,
    onChunkError,
  );
  const { noteAsking, panelRef } = useFirstItem();
  if (Dropdown) return <Dropdown {...props} panelRef={panelRef} />;
  return (
    <AvatarButton
      member={props.member}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={(event) => {
        noteAsking(event);
        open();
      }}
    />
  );
}
