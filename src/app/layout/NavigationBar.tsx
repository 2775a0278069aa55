import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, LinkButton } from '../../components/Button';
import { Icon } from '../../components/Icon';
import { Logo } from '../../components/Logo';
import { paths } from '../../lib/paths';
import { siteSettings } from '../../lib/site/settings';
import { text } from '../../lib/site/texts';
import { css, recipe } from '../../theme/css' with { type: 'macro' };
import { scrim, translucent } from '../../theme/palette' with { type: 'macro' };
import { styled } from '../../theme/styled';
import { NavigationLinks } from './NavigationLinks';
import type { Member } from './ProfileDropdown';
import { ProfileMenu } from './ProfileMenu';

interface NavigationBarProps {
  member: Member | null;
  path: string;
  kids: ReactNode;
  search: ReactNode;
  onSignOut: () => void;
  isSigningOut: boolean;
}

export function NavigationBar({
  member,
  path,
  kids,
  search,
  onSignOut,
  isSigningOut,
}: NavigationBarProps) {
  const [openOn, setOpenOn] = useState<string | null>(null);
  if (openOn !== null && openOn !== path) setOpenOn(null);
  const isOpen = openOn === path;
  const opener = useRef<HTMLButtonElement>(null);
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return;
    setOpenOn(null);
    opener.current?.focus();
  };
  return (
    <Bar>
      <Row aria-label={text('app.navigation.label')}>
        <Button
          ref={opener}
          onKeyDown={closeOnEscape}
          variant="ghost"
          size="icon"
          className={css({ hideFrom: 'bar', ms: 'max(-0.75rem, -12px)' })}
          aria-expanded={isOpen}
          aria-controls="site-menu"
          aria-label={text('app.navigation.menu')}
          onClick={() => setOpenOn(isOpen ? null : path)}
        >
          <Icon name={isOpen ? 'close' : 'menu'} className={css({ boxSize: '1.35em' })} />
        </Button>
        <HomeLink to={paths.landing} aria-label={siteSettings().name}>
          <Logo />
        </HomeLink>
        <Links id="site-menu" data-open={isOpen || undefined} onKeyDown={closeOnEscape}>
          <NavigationLinks path={path} onFollow={() => setOpenOn(null)} />
        </Links>
        <End>
          {kids}
          {member ? (
            <>
              {search}
              <ProfileMenu member={member} onSignOut={onSignOut} isSigningOut={isSigningOut} />
            </>
          ) : (
            <LinkButton to={paths.signIn} variant="outline" size="sm">
              {text('app.navigation.signIn')}
            </LinkButton>
          )}
        </End>
      </Row>
    </Bar>
  );
}

const Bar = styled(
  'header',
  recipe({
    position: 'sticky',
    top: '0',
    zIndex: 'bar',
    bg: `linear-gradient(to bottom, ${scrim(0.94)}, ${scrim(0.78)})`,
    backdropFilter: 'blur(14px)',
    borderBottomWidth: '1px',
    borderColor: translucent('ivory.50', 0.06),
  }),
);

const Row = styled(
  'nav',
  recipe({
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    _belowBar: { flexWrap: 'nowrap' },
    columnGap: { base: 'min(0.75rem, 2.5vw)', lg: 'min(2rem, 2.5vw)' },
    rowGap: '1',
    minH: 'bar',
    px: 'edge',
  }),
);

const HomeLink = styled(Link, recipe({ flexShrink: '0', color: 'fg', borderRadius: 'sm' }));

const End = styled(
  'div',
  recipe({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    flex: '1 1 13rem',
    _belowBar: { flex: '1' },
    gap: 'min(0.75rem, 2.5vw)',
    minW: '0',
  }),
);

const Links = styled(
  'ul',
  recipe({
    display: 'flex',
    gap: 'min(1.5rem, 2vw)',
    _belowBar: {
      display: 'none',
      position: 'absolute',
      insetX: '0',
      top: '100%',
      flexDirection: 'column',
      gap: '1',
      px: 'edge',
      py: '4',
      bg: 'bg.deep',
      borderBottomWidth: '1px',
      borderColor: 'border',
      boxShadow: 'lifted',
      '&[data-open]': { display: 'flex' },
    },
  }),
);
