import { useEffect, useState } from 'react';
import { usePlayer, usePlayerContext } from './use-player';
import { isWatching, mediaStateOf } from './use-player-state';

/**
 * Fixed once playback is requested, since the stored position then changes.
 * @param stored in seconds
 */
export function useResumeAt(stored: number): number {
  const { stage, sourceNames } = usePlayerContext();
  const isSettled = usePlayer(isWatching);
  const { isFixed } = usePlayer(mediaStateOf);
  const mayResume = stage.startAt === 0 && sourceNames.length > 0;
  const [settled, setSettled] = useState<number | null>(null);
  const resumeAt = isFixed ? 0 : (settled ?? (mayResume ? stored : 0));
  if (isSettled && settled === null) setSettled(resumeAt);
  useEffect(() => {
    if (resumeAt === 0) return;
    if (stage.video === null) stage.left.set('film', resumeAt);
    else if (stage.video === 'film' && settled === null) stage.media?.seek(resumeAt);
  }, [stage, resumeAt, settled]);
  return resumeAt;
}
