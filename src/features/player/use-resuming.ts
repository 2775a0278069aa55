import { useEffect, useState } from 'react';
import { usePlayer, usePlayerContext } from './use-player';
import { isWatching, mediumOf } from './use-player-state';

/**
 * Seconds at which the film goes on, or went on when Play was pressed: from then on its place is kept all the time. A
 * link that names a second wins over it, and a film that can't be moved starts at its beginning.
 *
 * @param left seconds at which the film was left; 0 for its beginning
 */
export function useResuming(left: number): number {
  const { stage, sourceNames } = usePlayerContext();
  const isSettled = usePlayer(isWatching);
  const { isFixed } = usePlayer(mediumOf);
  const goesOn = stage.startAt === 0 && sourceNames.length > 0;
  const [settled, setSettled] = useState<number | null>(null);
  const resumeAt = isFixed ? 0 : (settled ?? (goesOn ? left : 0));
  if (isSettled && settled === null) setSettled(resumeAt);
  useEffect(() => {
    if (resumeAt === 0) return;
    if (stage.video === null) stage.left.set('film', resumeAt);
    // The place became known when the film was fetched already.
    else if (stage.video === 'film' && settled === null) stage.media?.seek(resumeAt);
  }, [stage, resumeAt, settled]);
  return resumeAt;
}
