import { useEffect, useLayoutEffect, useState } from 'react';
import type { TitleDetails } from '../../../../contract/entities';
import { useResumePosition } from '../../../state/progress/use-progress';
import { usePlayer, usePlayerContext, usePlayerVerbs } from '../use-player';
import { canPause, isFilm, isWatching } from '../use-player-state';
import { useResumeAt } from '../use-resume-at';
import { noteCard } from './shown-cards';

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
