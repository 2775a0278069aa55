import { matchPath, Outlet, useLocation } from 'react-router-dom';
import type { User } from '../../../contract/entities';
import { NoScriptNotice } from '../../components/feedback/NoScriptNotice';
import { Footer } from '../../components/footer/Footer';
import { SkipLink } from '../../components/SkipLink';
import { logFailure } from '../../lib/failures';
import { useLazy } from '../../lib/lazy';
import { paths } from '../../lib/paths';
import { text } from '../../lib/site/texts';
import { useIsHydrating } from '../../lib/use-is-hydrating';
import { useAgeLimit } from '../../state/kids-mode/use-age-limit';
import { useSession } from '../../state/use-session';
import { css } from '../../theme/css' with { type: 'macro' };
import { headerSearch } from './header-search';
import { KidsSign } from './KidsSign';
import { NavigationBar } from './NavigationBar';

const ANY_MEMBER = { name: '\u00a0', email: '', image: null };

export function Layout() {
  const { pathname } = useLocation();
  const { isMember, user, signOut, isSigningOut } = useSession();
  const HeaderSearch = useLazy(headerSearch, {
    isWanted: isMember && !matchPath(paths.search, pathname),
    onError: (error) => logFailure('the search box', error),
  });
  const limit = useAgeLimit();
  const person = useIsHydrating() ? ANY_MEMBER : personOf(user);
  return (
    <div
      className={css({
        display: 'flex',
        flexDirection: 'column',
        minH: '100dvh',
        // Keeps keyboard focus off the page behind a full-screen player.
        '&:is(:root:fullscreen *):has([data-stage])': { visibility: 'hidden' },
      })}
    >
      <SkipLink targetId="main" />
      <NoScriptNotice />
      <NavigationBar
        path={pathname}
        member={isMember ? person : null}
        kids={limit !== null && <KidsSign />}
        search={HeaderSearch && <HeaderSearch key={limit} variant="bar" query="" />}
        onSignOut={signOut}
        isSigningOut={isSigningOut}
      />
      <main id="main" className={css({ flex: '1' })} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}

function personOf(user: User | null) {
  const name = [user?.first_name, user?.last_name].filter(Boolean).join(' ');
  return {
    name: name || text('app.profile.unnamed'),
    email: user?.email ?? '',
    image: user?.profile_image ?? null,
  };
}
