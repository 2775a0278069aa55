import * as Menu from 'radix-ui/dropdown-menu';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { OpenMenuProps } from '../../components/overlay/use-menu-on-click';
import { paths } from '../../lib/paths';
import { hasFeature } from '../../lib/site/settings';
import { text } from '../../lib/site/texts';
import { useWatchedTitles } from '../../state/progress/use-watched';
import { css } from '../../theme/css' with { type: 'macro' };
import { menuItemRecipe, menuLineRecipe, menuRecipe } from '../../theme/recipes/menu';
import { styled } from '../../theme/styled';
import { AvatarButton } from './AvatarButton';

export interface Member {
  name: string;
  email: string;
  image: string | null;
}

export interface ProfileDropdownProps {
  member: Member;
  onSignOut: () => void;
  isSigningOut: boolean;
}

export function ProfileDropdown({
  member,
  onSignOut,
  isSigningOut,
  onPanelFocus,
}: ProfileDropdownProps & OpenMenuProps) {
  const hasWatched = (useWatchedTitles() ?? []).length > 0;
  return (
    <Menu.Root modal={false} defaultOpen>
      <Menu.Trigger asChild>
        <AvatarButton member={member} />
      </Menu.Trigger>
      <Menu.Portal>
        <Panel
          onFocus={onPanelFocus}
          className={css({ w: '16rem' })}
          align="end"
          sideOffset={10}
          collisionPadding={12}
        >
          <div className={css({ px: '4', py: '3', minW: '0' })}>
            <p className={css({ fontWeight: 'semibold', truncate: true })}>{member.name}</p>
            <p className={css({ fontSize: 'sm', color: 'fg.subtle', truncate: true })}>
              {member.email}
            </p>
          </div>
          <Line />
          <MenuLink to={paths.account}>{text('app.profile.account')}</MenuLink>
          {hasFeature('plans') && <MenuLink to={paths.plans}>{text('common.plans')}</MenuLink>}
          <div className={css({ hideFrom: 'bar' })}>
            <MenuLink to={paths.watchlist}>{text('app.profile.watchlist')}</MenuLink>
          </div>
          {hasWatched && <MenuLink to={paths.watched}>{text('app.profile.watched')}</MenuLink>}
          <Line />
          <Choice disabled={isSigningOut} onSelect={onSignOut}>
            {text('app.profile.signOut')}
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

const Panel = styled(Menu.Content, menuRecipe);
const Line = styled(Menu.Separator, menuLineRecipe);
const Choice = styled(Menu.Item, menuItemRecipe);
