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
    const stage = stages.get(playerId);
    if (!stage || resumeAt === 0) return;
    if (stage.video === null) stage.left.set('film', resumeAt);
    // The place became known when the film was fetched already.
    else if (stage.video === 'film' && settled === null) stage.media?.seek(resumeAt);
  }, [playerId, resumeAt, settled]);
  return {
    resumeAt,
    /** While rendering. */
    settle(isWatching: boolean) {
      if (isWatching && settled === null) setSettled(resumeAt);
    },
  };
}
