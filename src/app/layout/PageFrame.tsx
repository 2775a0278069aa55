import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState } from 'react';
import { type Location, Navigate, useLocation } from 'react-router-dom';
import { Spinner } from '../../components/feedback/Spinner';
import { useLazy } from '../../lib/lazy';
import { paths } from '../../lib/paths';
import { useSession } from '../../state/use-session';
import { ErrorBoundary } from '../ErrorBoundary';
import type { Page } from '../routes';

/** One page behind its guard, with its document title and an error boundary. */
export function PageFrame({ page }: { page: Page }) {
  const { isMember, user, interruptedAt } = useSession();
  const [wasMember] = useState(isMember);
  const location = useLocation();
  const title = `${page.section ?? 'Default Title'} | Fin`;
  useEffect(() => {
    document.title = title;
  }, [title]);

  if (page.for === 'member' && !isMember) {
    return wasMember ? (
      <Navigate to={paths.landing} replace />
    ) : (
      <Navigate to={paths.signIn} replace state={{ from: location }} />
    );
  }
  if (page.for === 'visitor' && isMember) {
    return <Navigate {...wayBack(location.state, wasMember ? null : interruptedAt)} replace />;
  }
  return (
    <ErrorBoundary key={`${location.pathname} ${isMember ? (user?.email ?? 'member') : 'visitor'}`}>
      <ScreenOf page={page} />
    </ErrorBoundary>
  );
}

function ScreenOf({ page }: { page: Page }) {
  const Screen = useLazy(page);
  return Screen ? <Screen /> : <Loading />;
}

/** As tall as the window, so that the footer does not move; the spinner shows after 400 ms. */
function Loading() {
  return (
    <chakra.div
      aria-busy="true"
      display="grid"
      placeItems="center"
      minH="100dvh"
      animation="rise 180ms 400ms both"
    >
      <Spinner />
    </chakra.div>
  );
}

/** The page that asked to sign in, or where a session was lost; else the home page (spec §4). */
function wayBack(state: unknown, interruptedAt: string | null): { to: string; state?: unknown } {
  const from = (state as { from?: Partial<Location> } | null)?.from;
  if (!from?.pathname) return { to: interruptedAt ?? paths.home };
  return { to: from.pathname + (from.search ?? '') + (from.hash ?? ''), state: from.state };
}
