import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { recipe } from '../../theme/css' with { type: 'macro' };
import { styled } from '../../theme/styled';

/** The links of the navigation bar (spec §2). */
const links = [
  { to: paths.home, text: 'Home' },
  { to: paths.movies, text: 'Movies' },
  { to: paths.tvShows, text: 'TV Show' },
  { to: paths.watchlist, text: 'My Watchlist' },
];

interface NavigationLinksProps {
  /** The current page's path. */
  path: string;
  onFollow: () => void;
}

export function NavigationLinks({ path, onFollow }: NavigationLinksProps) {
  return links.map(({ to, text }) => (
    <li key={to}>
      <NavigationLink
        to={to}
        aria-current={path === to || path.startsWith(`${to}/`) ? 'page' : undefined}
        onClick={onFollow}
      >
        {text}
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
