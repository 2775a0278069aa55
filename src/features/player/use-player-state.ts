import { FRAMED } from '../../../machines/playback.machine';
import { youTubePage } from '../../media/video-id';
import type { PlayerState } from './use-player';

export const isWatching = ({ playback }: PlayerState) => playback.context.isWatched;

export const isBusy = ({ playback, patience, recovery }: PlayerState) =>
  playback.hasTag('busy') ||
  patience.matches('waiting') ||
  patience.matches('stuck') ||
  recovery.matches('renewing');

export const isBlocked = ({ playback }: PlayerState) => playback.hasTag('blocked');
export const isFailed = ({ playback }: PlayerState) => playback.hasTag('failed');
export const isEmpty = ({ playback }: PlayerState) => playback.hasTag('empty');

export const showsArt = ({ playback }: PlayerState) =>
  !playback.context.isWatched || playback.hasTag('loading') || playback.hasTag('blocked');

export const isFetched = ({ playback }: PlayerState) =>
  playback.context.isWatched || !playback.matches({ progress: 'awaitingIntent' });

export const isFilm = ({ playback }: PlayerState) => playback.matches({ video: 'film' });
export const watchesFilm = (state: PlayerState) => isWatching(state) && isFilm(state);
export const isTrailerOver = ({ playback }: PlayerState) =>
  playback.matches({ video: 'trailer', progress: { presenting: 'ended' } });
export const isEmbedded = ({ playback }: PlayerState) => FRAMED.includes(playback.context.provider);
export const youTubePageOf = ({ playback: { context } }: PlayerState) =>
  context.provider === 'youtube' ? youTubePage(context.source?.url ?? '') : null;
export const sourceOf = ({ playback }: PlayerState) => playback.context.link;

export const canPause = ({ playback }: PlayerState) => playback.can({ type: 'pause.requested' });
export const canPlayFilm = ({ playback }: PlayerState) => playback.can({ type: 'film.requested' });
export const canPlayTrailer = ({ playback }: PlayerState) =>
  playback.can({ type: 'trailer.requested' });

export const failuresOf = ({ recovery }: PlayerState) => recovery.context.failures;
export type VideoFailure = ReturnType<typeof failuresOf>[number];

export const isOffered = ({ upNext }: PlayerState) => upNext.matches('offering');
export const secondsLeftOf = ({ upNext }: PlayerState) => upNext.context.secondsLeft;

export const mediaStateOf = ({ mediaState }: PlayerState) => mediaState;

/** `qualities` is sorted from high to low. */
export function lowerQuality({
  mediaState: { qualities, shownQuality },
}: PlayerState): string | null {
  const shown = qualities.findIndex(({ id }) => id === shownQuality);
  const lower = shown < 0 ? qualities.at(-1) : qualities[shown + 1];
  return lower?.id ?? null;
}
