import { useEffect, useSyncExternalStore } from 'react';
import { logFailure } from '../../lib/failures';
import { lazy } from '../../lib/lazy';
import { allowedIn } from '../kids-mode/kids-mode';
import { useAgeLimit } from '../kids-mode/use-age-limit';
import { useSession } from '../use-session';
import { allLeftTitles, type LeftTitle, leftTitle, watchPositions } from './positions';

const nothing: readonly LeftTitle[] = [];
const exchange = lazy(async () => (await import('./progress.actors')).startProgress());

export function useLeftTitles(): readonly LeftTitle[] {
  useExchange();
  const all = useSyncExternalStore(watchPositions, allLeftTitles, () => nothing);
  useAgeLimit();
  return allowedIn(all);
}

export function useLeftTitle(titleId: string): LeftTitle | undefined {
  useExchange();
  return useSyncExternalStore(
    watchPositions,
    () => leftTitle(titleId),
    () => undefined,
  );
}

function useExchange() {
  const { isMember } = useSession();
  useEffect(() => {
    if (!isMember) return;
    exchange.load().catch((error: unknown) => logFailure('the places in films', error));
  }, [isMember]);
}
