import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import type { TitleDetails } from '../../../../contract/entities';
import { useFlow } from '../../../lib/flow';
import { paths } from '../../../lib/paths';
import { useEmitted } from '../../../lib/use-emitted';
import { loadSettings } from '../../../state/device/settings';
import type { Player } from '../use-player';
import { noteSeen, seenInSitting } from './sitting';
import { upNextLogic } from './up-next.actors';

type Snapshot = SnapshotFrom<typeof upNextLogic>;
const selectIsOffered = (snapshot: Snapshot) => snapshot.matches('offering');
const selectSecondsLeft = ({ context }: Snapshot) => context.secondsLeft;

/** What is offered at the end of a title's film. */
export function useUpNext({ id, more_items }: TitleDetails, player: Player) {
  const navigate = useNavigate();
  const [next] = useState(() => {
    const seen = seenInSitting();
    return more_items.find((card) => card.id !== id && !seen.includes(card.id)) ?? null;
  });
  const actor = useFlow(upNextLogic, 'Up next', {
    playerId: player.playerId,
    nextId: next?.id ?? null,
  });
  useEmitted(actor, ({ titleId }) => navigate(paths.title(titleId), { state: { play: true } }));
  const isSeen = player.isWatching && player.isFilm;
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
      player.focusVideo();
    },
    turnOff() {
      actor.send({ type: 'offers.refused' });
      player.focusVideo();
    },
  };
}
