import { useEffect, useState } from 'react';
import { stages } from './stages';

/**
 * Where the film goes on, until it plays: from then on its place is kept anew all the time.
 * @param left seconds at which it was left
 */
export function useResuming(playerId: string, left: number) {
  const [settled, setSettled] = useState<number | null>(null);
  const resumeAt = settled ?? left;
  useEffect(() => {
    const mounted = stages.get(playerId);
    if (mounted?.video === null && resumeAt > 0) mounted.left.set('film', resumeAt);
  }, [playerId, resumeAt]);
  return {
    resumeAt,
    /** While rendering. */
    settle(isWatching: boolean) {
      if (isWatching && settled === null) setSettled(resumeAt);
    },
  };
}
