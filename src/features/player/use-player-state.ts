/** What a title's page reads of its player. */
import { FRAMED } from '../../../machines/player.machine';
import type { PlayerState } from './use-player';

/** Play was pressed: the video takes the place of the art. */
export const isWatching = ({ player }: PlayerState) => player.context.isPlayWanted;

/** The picture does not go on. */
export const isBusy = ({ player, patience, recovery }: PlayerState) =>
  player.hasTag('busy') ||
  patience.matches('waiting') ||
  patience.matches('stuck') ||
  recovery.matches('renewing');

export const isBlocked = ({ player }: PlayerState) => player.hasTag('blocked');
export const isFailed = ({ player }: PlayerState) => player.hasTag('failed');
export const isEmpty = ({ player }: PlayerState) => player.hasTag('empty');
export const isOffline = ({ connection }: PlayerState) =>
  connection.matches('lost') || connection.matches('asking');
export const isStuck = ({ patience }: PlayerState) => patience.matches('stuck');

export const showsArt = ({ player }: PlayerState) =>
  !player.context.isPlayWanted || player.hasTag('loading') || player.hasTag('blocked');

/** The video's code is on its way, and so may be that of its controls. */
export const isFetched = ({ player }: PlayerState) =>
  player.context.isPlayWanted || !player.matches({ playback: 'awaitingIntent' });

/** The film is shown, not the trailer. */
export const isFilm = ({ player }: PlayerState) => player.matches({ video: 'film' });
/** It plays in a frame of an outside site, which has controls of its own. */
export const isFramed = ({ player }: PlayerState) => FRAMED.includes(player.context.provider);
/** Index of the source that plays. */
export const sourceOf = ({ player }: PlayerState) => player.context.link;

export const canPause = ({ player }: PlayerState) => player.can({ type: 'pause.requested' });
/** The film, where the trailer is shown. */
export const canPlayFilm = ({ player }: PlayerState) => player.can({ type: 'film.requested' });
/** The trailer, where the film is shown. */
export const canPlayTrailer = ({ player }: PlayerState) =>
  player.can({ type: 'trailer.requested' });

/** Of each source that could not be played, the latest last. */
export const failuresOf = ({ recovery }: PlayerState) => recovery.context.failures;
export type VideoFailure = ReturnType<typeof failuresOf>[number];

export const mediumOf = ({ medium }: PlayerState) => medium;

/** The next lower quality than the one that plays, or the lowest before any does; `null` where there is none. */
export function lowerQuality({ medium: { qualities, shownQuality } }: PlayerState): string | null {
  const lower =
    shownQuality === null
      ? qualities.at(-1)
      : qualities[qualities.findIndex(({ id }) => id === shownQuality) + 1];
  return lower?.id ?? null;
}
