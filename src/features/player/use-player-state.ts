import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { FRAMED } from '../../../machines/player.machine';
import type { playerLogic } from './player.actors';

type Snapshot = SnapshotFrom<typeof playerLogic>;
const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
const selectIsBlocked = (snapshot: Snapshot) => snapshot.hasTag('blocked');
const selectIsFailed = (snapshot: Snapshot) => snapshot.hasTag('failed');
const selectIsEmpty = (snapshot: Snapshot) => snapshot.hasTag('empty');
const selectIsWatching = ({ context }: Snapshot) => context.isPlayWanted;
const selectShowsArt = (snapshot: Snapshot) =>
  !snapshot.context.isPlayWanted || snapshot.hasTag('loading') || snapshot.hasTag('blocked');
const selectIsFetched = (snapshot: Snapshot) =>
  snapshot.context.isPlayWanted || !snapshot.matches({ playback: 'awaitingIntent' });
const selectIsFramed = ({ context }: Snapshot) => FRAMED.includes(context.provider);
const selectSource = ({ context }: Snapshot) => context.link;
const selectIsFilm = (snapshot: Snapshot) => snapshot.matches({ video: 'film' });
const selectCanPause = (snapshot: Snapshot) => snapshot.can({ type: 'pause.requested' });
const selectCanPlayFilm = (snapshot: Snapshot) => snapshot.can({ type: 'film.requested' });
const selectCanPlayTrailer = (snapshot: Snapshot) => snapshot.can({ type: 'trailer.requested' });

/** What a title's page shows of its player. */
export function usePlayerState(actor: ActorRefFrom<typeof playerLogic>) {
  return {
    /** Play was pressed: the video takes the place of the art. */
    isWatching: useSelector(actor, selectIsWatching),
    isBusy: useSelector(actor, selectIsBusy),
    isBlocked: useSelector(actor, selectIsBlocked),
    isFailed: useSelector(actor, selectIsFailed),
    isEmpty: useSelector(actor, selectIsEmpty),
    showsArt: useSelector(actor, selectShowsArt),
    /** The film is shown, not the trailer. */
    isFilm: useSelector(actor, selectIsFilm),
    /** It plays in a frame of an outside site, which has controls of its own. */
    isFramed: useSelector(actor, selectIsFramed),
    /** The video's code is on its way, and so may be that of its controls. */
    isFetched: useSelector(actor, selectIsFetched),
    /** Index of the source that plays. */
    source: useSelector(actor, selectSource),
    canPause: useSelector(actor, selectCanPause),
    /** The film, where the trailer is shown. */
    canPlayFilm: useSelector(actor, selectCanPlayFilm),
    /** The trailer, where the film is shown. */
    canPlayTrailer: useSelector(actor, selectCanPlayTrailer),
  };
}
