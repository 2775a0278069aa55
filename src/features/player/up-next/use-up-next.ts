import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import type { TitleDetails } from '../../../../contract/entities';
import { useFlow } from '../../../lib/flow';
import { paths } from '../../../lib/paths';
import { useEmitted } from '../../../lib/use-emitted';
import { loadSettings } from '../../../state/device/settings';
import { type PlayerState, usePlayer, usePlayerContext, usePlayerVerbs } from '../use-player';
import { isFilm, isWatching } from '../use-player-state';
import { noteSeen, seenInSitting } from './sitting';
import { upNextLogic } from './up-next.actors';

type Snapshot = SnapshotFrom<typeof upNextLogic>;
const selectIsOffered = (snapshot: Snapshot) => snapshot.matches('offering');
const selectSecondsLeft = ({ context }: Snapshot) => context.secondsLeft;

const watchesFilm = (state: PlayerState) => isWatching(state) && isFilm(state);

/** What is offered at the end of a title's film. */
export function useUpNext({ id, more_items }: TitleDetails) {
  const { playerId } = usePlayerContext();
  const { focusVideo } = usePlayerVerbs();
  const navigate = useNavigate();
  const [next] = useState(() => {
    const seen = seenInSitting();
    return more_items.find((card) => card.id !== id && !seen.includes(card.id)) ?? null;
  });
  const actor = useFlow(upNextLogic, 'Up next', {
    playerId,
    nextId: next?.id ?? null,
  });
  useEmitted(actor, ({ titleId }) => navigate(paths.title(titleId), { state: { play: true } }));
  const isSeen = usePlayer(watchesFilm);
  useEffect(() => {
    if (isSeen) noteSeen(id);
  }, [isSeen, id]);
  useEffect(() => void loadSettings(), []);
  return {
    next,
    isOffered: useSelector(actor, selectIsOffered),
    /** `null`: the film is over. */
    secondsLeft: useSelector(actor, selectSecondsLeft),
    play: () => actor.send({ type: 'next.pressed' }),
    cancel() {
      actor.send({ type: 'offer.cancelled' });
      focusVideo();
    },
    turnOff() {
      actor.send({ type: 'offers.refused' });
      focusVideo();
    },
  };
}
