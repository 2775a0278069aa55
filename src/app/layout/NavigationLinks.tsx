import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { type TextKey, text } from '../../lib/site/texts';
import { recipe } from '../../theme/css' with { type: 'macro' };
import { styled } from '../../theme/styled';

const links: readonly { to: string; name: TextKey }[] = [
  { to: paths.home, name: 'app.navigation.home' },
  { to: paths.movies, name: 'app.navigation.movies' },
  { to: paths.tvShows, name: 'app.navigation.tvShows' },
  { to: paths.watchlist, name: 'app.navigation.watchlist' },
];

interface NavigationLinksProps {
  path: string;
  onFollow: () => void;
}

export function NavigationLinks({ path, onFollow }: NavigationLinksProps) {
  return links.map(({ to, name }) => (
    <li key={to}>
      <NavigationLink
        to={to}
        aria-current={path === to || path.startsWith(`${to}/`) ? 'page' : undefined}
        onClick={onFollow}
      >
        {text(name)}
      </NavigationLink>
    </li>
  ));
}

const NavigationLink = styled(
  Link,
  recipe({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
    px: '1',
    color: 'fg.muted',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    transitionProperty: 'colors',
    transitionDuration: 'fast',
    _hover: { color: 'fg' },
    _currentPage: {
      color: 'fg',
      _after: {
        content: '""',
        position: 'absolute',
        insetX: '1',
        bottom: '1.5',
        h: '2px',
        borderRadius: 'full',
        bg: 'fg',
      },
    },
  }),
);
