import type { VideoFailure } from '../use-player-state';

/** What a person can make of it, after "The video could not be played."; nothing where nothing is known. */
export const failureTexts: Record<VideoFailure['kind'], string | null> = {
  network: "The video server isn't responding.",
  missing: "It's no longer available.",
  forbidden: "The provider doesn't allow it to play here.",
  format: "This browser can't play its format.",
  unknown: null,
};
