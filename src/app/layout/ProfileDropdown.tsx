import { chakra } from '@chakra-ui/react/styled-system';
import * as Menu from 'radix-ui/dropdown-menu';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { OpenMenuProps } from '../../components/overlay/use-menu-on-press';
import { paths } from '../../lib/paths';
import { menuItemRecipe, menuLineRecipe, menuRecipe } from '../../theme/recipes/menu';
import { AvatarButton } from './AvatarButton';

export interface ProfileDropdownProps {
  member: { name: string; email: string; image: string | null };
  onSignOut: () => void;
  isSigningOut: boolean;
}

/** Mounts open: its code was fetched by a press. */
export function ProfileDropdown({
  member,
  onSignOut,
  isSigningOut,
  panelRef,
}: ProfileDropdownProps & OpenMenuProps) {
  return (
    <Menu.Root modal={false} defaultOpen>
      <Menu.Trigger asChild>
        <AvatarButton member={member} />
      </Menu.Trigger>
      <Menu.Portal>
        <Panel ref={panelRef} w="16rem" align="end" sideOffset={10} collisionPadding={12}>
          <chakra.div px="4" py="3" minW="0">
            <chakra.p fontWeight="semibold" truncate>
              {member.name}
            </chakra.p>
            <chakra.p fontSize="sm" color="fg.subtle" truncate>
              {member.email}
            </chakra.p>
          </chakra.div>
          <Line />
          <MenuLink to={paths.account}>Profile</MenuLink>
          <MenuLink to={paths.plans}>Subscription plans</MenuLink>
          <chakra.div hideFrom="bar">
            <MenuLink to={paths.watchlist}>Watchlist</MenuLink>
          </chakra.div>
          <Line />
          <Choice disabled={isSigningOut} onSelect={onSignOut}>
            Logout
          </Choice>
        </Panel>
      </Menu.Portal>
    </Menu.Root>
  );
}

function MenuLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Choice asChild>
      <Link to={to}>{children}</Link>
    </Choice>
  );
}

const Panel = chakra(Menu.Content, menuRecipe);
const Line = chakra(Menu.Separator, menuLineRecipe);
const Choice = chakra(Menu.Item, menuItemRecipe, { forwardProps: ['asChild'] });
