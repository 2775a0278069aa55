import { Fragment, useEffect, useEffectEvent, useRef } from 'react';
import { type Location, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { Spinner } from '../../components/feedback/Spinner';
import { entryOf, stepsBackTo } from '../../lib/history-state';
import { paths } from '../../lib/paths';
import { css } from '../../theme/css' with { type: 'macro' };
import { titleOf } from '../pages/page';
import type { LazyPage } from '../routes';
import { BrokenPage } from './BrokenPage';
import { OfflinePage } from './OfflinePage';
import { usePage } from './use-page';

export function PageFrame({ page }: { page: LazyPage }) {
  const { state, retry, person, limit, interruptedAt } = usePage(page);
  const location = useLocation();
  const title = titleOf(page);
  useEffect(() => {
    document.title = title;
  }, [title]);

  if (state === 'sessionEnded') return <Navigate to={paths.landing} replace />;
  if (state === 'closedToVisitor') {
    return <Navigate to={paths.signIn} replace state={{ from: { ...location, key: undefined } }} />;
  }
  if (state === 'signedIn') {
    return <WayBack key={location.key} state={location.state} interruptedAt={interruptedAt} />;
  }
  if (state === 'closedToMember') return <Navigate {...wayBack(location.state, null)} replace />;
  if (state === 'awaitingNetwork') return <OfflinePage />;
  if (state === 'lost') return <BrokenPage onRetry={retry} />;
  const Screen = page.loaded();
  return (
    <Fragment key={`${location.pathname} ${person} ${page.hasTitles && limit}`}>
      {state === 'shown' && Screen ? <Screen /> : <Loading />}
    </Fragment>
  );
}

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

interface WayBackProps {
  state: unknown;
  interruptedAt: string | null;
}

function WayBack({ state, interruptedAt }: WayBackProps) {
  const navigate = useNavigate();
  const isGone = useRef(false);
  const go = useEffectEvent(() => {
    const steps = stepsBackTo(entryOf(fromIn(state)?.key ?? ''));
    const { to, ...options } = wayBack(state, interruptedAt);
    if (steps === null) navigate(to, { ...options, replace: true });
    else navigate(-steps);
  });
  useEffect(() => {
    if (!isGone.current) go();
    isGone.current = true;
  }, []);
  return null;
}

/** The page that led to the sign-in, or else where the session expired, or else home (spec §4). */
function wayBack(state: unknown, interruptedAt: string | null): { to: string; state?: unknown } {
  const from = fromIn(state);
  if (!from?.pathname) return { to: interruptedAt ?? paths.home };
  const { play: _, ...its } = (from.state ?? {}) as { play?: unknown };
  return { to: from.pathname + (from.search ?? '') + (from.hash ?? ''), state: its };
}

function fromIn(state: unknown): Partial<Location> | undefined {
  return (state as { from?: Partial<Location> } | null)?.from;
}
