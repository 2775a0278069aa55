import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentType, lazy, Suspense } from 'react';
import { matchPath, Outlet, useLocation } from 'react-router-dom';
import { Footer } from '../../components/Footer';
import { SkipLink } from '../../components/SkipLink';
import { notifyChunkError } from '../../lib/chunk-error';
import { logFailure } from '../../lib/failures';
import { useSession } from '../../state/use-session';
import { NavigationBar } from './NavigationBar';

/** Only members search: a visitor's browser does not fetch the box. */
const HeaderSearch = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    return { default: (await import('../../features/search/HeaderSearch')).HeaderSearch };
  } catch (error) {
    // A page without its search box is better than no page.
    logFailure('the search box', error);
    return { default: () => null };
  }
});

/** The house that all inner pages share: navigation bar, page, footer (spec §2). */
export function Layout() {
  const { pathname } = useLocation();
  const { isMember, user, signOut, isSigningOut } = useSession();
  const name = [user?.first_name, user?.last_name].filter(Boolean).join(' ');
  return (
    <chakra.div display="flex" flexDirection="column" minH="100dvh">
      <SkipLink targetId="main" />
      <NavigationBar
        path={pathname}
        member={
          isMember
            ? {
                name: name || 'Member',
                email: user?.email ?? '',
                image: user?.profile_image ?? null,
              }
            : null
        }
        search={
          isMember &&
          !matchPath('/search', pathname) && (
            <Suspense>
              <HeaderSearch />
            </Suspense>
          )
        }
        onSignOut={signOut}
        isSigningOut={isSigningOut}
        onChunkError={notifyChunkError}
      />
      <chakra.main id="main" flex="1" tabIndex={-1}>
        <Outlet />
      </chakra.main>
      <Footer />
    </chakra.div>
  );
}
