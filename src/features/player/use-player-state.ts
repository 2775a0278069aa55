/** What a title's page reads of its player. */
import { FRAMED } from '../../../machines/playback.machine';
import { youTubePage } from '../../media/video-id';
import type { PlayerState } from './use-player';

/** Play was pressed: the video takes the place of the art. */
export const isWatching = ({ playback }: PlayerState) => playback.context.isPlayWanted;

/** The picture does not go on. */
export const isBusy = ({ playback, patience, recovery }: PlayerState) =>
  playback.hasTag('busy') ||
  patience.matches('waiting') ||
  patience.matches('stuck') ||
  recovery.matches('renewing');

export const isBlocked = ({ playback }: PlayerState) => playback.hasTag('blocked');
export const isFailed = ({ playback }: PlayerState) => playback.hasTag('failed');
export const isEmpty = ({ playback }: PlayerState) => playback.hasTag('empty');
export const isOffline = ({ connection }: PlayerState) =>
  connection.matches('lost') || connection.matches('asking');
/** A channel has stopped sending. */
export const isOffAir = ({ connection }: PlayerState) => connection.matches('offAir');
export const isStuck = ({ patience }: PlayerState) => patience.matches('stuck');

export const showsArt = ({ playback }: PlayerState) =>
  !playback.context.isPlayWanted || playback.hasTag('loading') || playback.hasTag('blocked');

/** The video's code is on its way, and so may be that of its controls. */
export const isFetched = ({ playback }: PlayerState) =>
  playback.context.isPlayWanted || !playback.matches({ progress: 'awaitingIntent' });

/** The film is shown, not the trailer. */
export const isFilm = ({ playback }: PlayerState) => playback.matches({ video: 'film' });
export const watchesFilm = (state: PlayerState) => isWatching(state) && isFilm(state);
/** The trailer was played to its end. */
export const isTrailerOver = ({ playback }: PlayerState) =>
  playback.matches({ video: 'trailer', progress: { presenting: 'ended' } });
/** It plays in a frame of an outside site, which has controls of its own. */
export const isFramed = ({ playback }: PlayerState) => FRAMED.includes(playback.context.provider);
/** Where the video can be watched at YouTube itself; `null` for one that is not from there. */
export const youTubePageOf = ({ playback: { context } }: PlayerState) =>
  context.provider === 'youtube' ? youTubePage(context.source?.url ?? '') : null;
/** Index of the source that plays. */
export const sourceOf = ({ playback }: PlayerState) => playback.context.link;

export const canPause = ({ playback }: PlayerState) => playback.can({ type: 'pause.requested' });
/** The film, where the trailer is shown. */
export const canPlayFilm = ({ playback }: PlayerState) => playback.can({ type: 'film.requested' });
/** The trailer, where the film is shown. */
export const canPlayTrailer = ({ playback }: PlayerState) =>
  playback.can({ type: 'trailer.requested' });

/** Of each source that could not be played, the latest last. */
export const failuresOf = ({ recovery }: PlayerState) => recovery.context.failures;
export type VideoFailure = ReturnType<typeof failuresOf>[number];

/** What follows the film is offered. */
export const isOffered = ({ upNext }: PlayerState) => upNext.matches('offering');
/** Whole seconds until the film ends; `null` where it is over. */
export const secondsLeftOf = ({ upNext }: PlayerState) => upNext.context.secondsLeft;

export const troubleOf = ({ medium }: PlayerState) => medium.trouble;
export const mediumOf = ({ medium }: PlayerState) => medium;

/** The next lower quality than the one that plays, or the lowest before any does; `null` where there is none. */
export function lowerQuality({ medium: { qualities, shownQuality } }: PlayerState): string | null {
  const lower =
    shownQuality === null
      ? qualities.at(-1)
      : qualities[qualities.findIndex(({ id }) => id === shownQuality) + 1];
  return lower?.id ?? null;
}
