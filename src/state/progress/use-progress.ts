/** Where the member has left their films. What tells the provider is a chunk of its own, for members. */
import { useEffect, useSyncExternalStore } from 'react';
import { logFailure } from '../../lib/failures';
import { lazy } from '../../lib/lazy';
import { allowedIn } from '../kids-mode/kids-mode';
import { useAgeLimit } from '../kids-mode/use-age-limit';
import { useSession } from '../use-session';
import { allLeftTitles, type LeftTitle, leftTitle, watchPositions } from './positions';

const nothing: readonly LeftTitle[] = [];
const exchange = lazy(async () => (await import('./progress.actors')).startProgress());

/** The films begun, the one left last first; none for visitors. */
export function useLeftTitles(): readonly LeftTitle[] {
  useExchange();
  const all = useSyncExternalStore(watchPositions, allLeftTitles, () => nothing);
  useAgeLimit();
  return allowedIn(all);
}

/** Where a film was left; `undefined` for one that was not begun. */
export function useLeftTitle(titleId: string): LeftTitle | undefined {
  useExchange();
  return useSyncExternalStore(
    watchPositions,
    () => leftTitle(titleId),
    () => undefined,
  );
}

/** Begins, once, to keep the member's places in step with the provider. */
function useExchange() {
  const { isMember } = useSession();
  useEffect(() => {
    if (!isMember) return;
    exchange.load().catch((error: unknown) => logFailure('the places in films', error));
  }, [isMember]);
}
