import { useEffect } from 'react';
import { type Location, Navigate, useLocation } from 'react-router-dom';
import { Spinner } from '../../components/feedback/Spinner';
import { paths } from '../../lib/paths';
import { css } from '../../theme/css' with { type: 'macro' };
import type { Page } from '../routes';
import { BrokenPage } from './BrokenPage';
import { ErrorBoundary } from './ErrorBoundary';
import { OfflinePage } from './OfflinePage';
import { usePage } from './use-page';

/** One page behind its guard, with its document title and an error boundary. */
export function PageFrame({ page }: { page: Page }) {
  const { state, retry, person, interruptedAt } = usePage(page);
  const location = useLocation();
  const title = `${page.section ?? 'Default Title'} | Fin`;
  useEffect(() => {
    document.title = title;
  }, [title]);

  if (state === 'sessionEnded') return <Navigate to={paths.landing} replace />;
  if (state === 'closedToVisitor') {
    return <Navigate to={paths.signIn} replace state={{ from: location }} />;
  }
  if (state === 'signedIn') return <Navigate {...wayBack(location.state, interruptedAt)} replace />;
  if (state === 'closedToMember') return <Navigate {...wayBack(location.state, null)} replace />;
  if (state === 'awaitingNetwork') return <OfflinePage />;
  if (state === 'lost') return <BrokenPage onRetry={retry} />;
  const Screen = page.loaded();
  return (
    <ErrorBoundary key={`${location.pathname} ${person}`}>
      {state === 'shown' && Screen ? <Screen /> : <Loading />}
    </ErrorBoundary>
  );
}

/** As tall as the window, so that the footer does not move; the spinner shows after 400 ms. */
function Loading() {
  return (
    <div
      aria-busy="true"
      className={css({
        display: 'grid',
        placeItems: 'center',
        minH: '100dvh',
        animation: 'rise 180ms 400ms both',
      })}
    >
      <Spinner />
    </div>
  );
}

/** The page that asked to sign in, or where a session was lost; else the home page (spec §4). */
function wayBack(state: unknown, interruptedAt: string | null): { to: string; state?: unknown } {
  const from = (state as { from?: Partial<Location> } | null)?.from;
  if (!from?.pathname) return { to: interruptedAt ?? paths.home };
  return { to: from.pathname + (from.search ?? '') + (from.hash ?? ''), state: from.state };
}
