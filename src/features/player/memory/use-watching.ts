import { useEffect, useLayoutEffect, useState } from 'react';
import type { TitleDetails } from '../../../../contract/entities';
import { useResumePosition } from '../../../state/progress/use-progress';
import { usePlayer, usePlayerContext, usePlayerVerbs } from '../use-player';
import { canPause, isFilm, isWatching, mediaStateOf } from '../use-player-state';
import { noteCard } from './watching.actors';

export type Watching = ReturnType<typeof useWatching>;

export function useWatching(title: TitleDetails) {
  const { player } = usePlayerContext();
  const { play, startOver } = usePlayerVerbs();
  const resumeAt = useResumeAt(useResumePosition(title.id)?.position ?? 0);
  const isShown = usePlayer(isFilm);
  const watches = usePlayer(isWatching);
  const plays = usePlayer(canPause);
  useEffect(() => noteCard(title), [title]);
  // A layout effect, since its cleanup runs before the video is removed from the DOM.
  useLayoutEffect(() => () => player.send({ type: 'page.left' }), [player]);
  const [isStartedOver, setStartedOver] = useState(false);
  return {
    resumeAt,
    mayStartOver: resumeAt > 0 && isShown && !isStartedOver,
    startOver() {
      setStartedOver(true);
      startOver();
      if (!watches || !plays) play();
    },
  };
}

/**
 * Returns the resume position in seconds; 0 if playback doesn't resume.
 * Ignores changes of the stored position once playback is requested, since playback causes them.
 */
function useResumeAt(stored: number): number {
  const { stage, sources } = usePlayerContext();
  const isSettled = usePlayer(isWatching);
  const { isFixed } = usePlayer(mediaStateOf);
  const mayResume = stage.startAt === 0 && sources.length > 0;
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
