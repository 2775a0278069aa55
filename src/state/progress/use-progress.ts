import { useEffect, useSyncExternalStore } from 'react';
import { logFailure } from '../../lib/failures';
import { lazy } from '../../lib/lazy';
import { allowedIn } from '../kids-mode/kids-mode';
import { useAgeLimit } from '../kids-mode/use-age-limit';
import { useSession } from '../use-session';
import {
  allResumePositions,
  type ResumePosition,
  resumePosition,
  watchPositions,
} from './positions';

const nothing: readonly ResumePosition[] = [];
const exchange = lazy(async () => (await import('./progress.actors')).startProgress());

export function useResumePositions(): readonly ResumePosition[] {
  useExchange();
  const all = useSyncExternalStore(watchPositions, allResumePositions, () => nothing);
  useAgeLimit();
  return allowedIn(all);
}

export function useResumePosition(titleId: string): ResumePosition | undefined {
  useExchange();
  return useSyncExternalStore(
    watchPositions,
    () => resumePosition(titleId),
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
