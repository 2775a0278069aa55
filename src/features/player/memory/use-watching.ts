import { useEffect, useLayoutEffect, useState } from 'react';
import type { TitleDetails } from '../../../../contract/entities';
import { useFlow } from '../../../lib/flow';
import type { Player } from '../use-player';
import { noteCard } from './shown-cards';
import { placeOf, watchingLogic } from './watching.actors';

export type Watching = ReturnType<typeof useWatching>;

/** Remembers where a title's film is left; and the way to begin one anew that was begun. */
export function useWatching(title: TitleDetails, player: Player) {
  const { playerId, resumeAt, isWatching } = player;
  const actor = useFlow(watchingLogic, 'Watching', { playerId, titleId: title.id });
  useEffect(() => noteCard(title), [title]);
  // Before the video is removed from the page.
  useLayoutEffect(
    () => () => actor.send({ type: 'film.paused', ...placeOf(playerId) }),
    [actor, playerId],
  );
  const [hasBegunAnew, setBegunAnew] = useState(false);
  return {
    mayStartOver: resumeAt > 0 && player.isFilm && !hasBegunAnew,
    startOver() {
      setBegunAnew(true);
      actor.send({ type: 'beginning.requested' });
      if (!isWatching || !player.canPause) player.play();
    },
  };
}
