import { useEffect, useLayoutEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { TitleDetails } from '../../../../contract/entities';
import { paths } from '../../../lib/paths';
import { useEmitted } from '../../../lib/use-emitted';
import { usePlayer, usePlayerContext, usePlayerVerbs } from '../use-player';
import { isOffered, secondsLeftOf, watchesFilm } from '../use-player-state';
import { notePlayed } from './tab-history';

export function useUpNext({ id }: TitleDetails) {
  const { player, next } = usePlayerContext();
  const { answerOffer, focusVideo } = usePlayerVerbs();
  const navigate = useNavigate();
  useEmitted(player, {
    'title.requested': ({ titleId }) => navigate(paths.title(titleId), { state: { play: true } }),
  });
  useEffect(() => player.send({ type: 'card.mounted' }), [player]);
  // Runs in a layout effect, since the cleanup must run before the player's chart stops.
  useLayoutEffect(() => () => player.send({ type: 'card.removed' }), [player]);
  const isSeen = usePlayer(watchesFilm);
  useEffect(() => {
    if (isSeen) notePlayed(id);
  }, [isSeen, id]);
  return {
    next,
    isOffered: usePlayer(isOffered),
    /** During an offer: seconds until the film ends, or `null` once it has ended. */
    secondsLeft: usePlayer(secondsLeftOf),
    play: () => answerOffer('next.pressed'),
    cancel() {
      answerOffer('offer.cancelled');
      focusVideo();
    },
    turnOff() {
      answerOffer('offers.refused');
      focusVideo();
    },
  };
}
