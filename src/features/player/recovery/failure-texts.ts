import type { VideoFailure } from '../use-player-state';

/** What a person can make of it, after "The video could not be played."; nothing where nothing is known. */
export const failureTexts: Record<VideoFailure['kind'], string | null> = {
  network: 'It does not answer at the moment.',
  missing: 'It is not there any more.',
  forbidden: 'Its provider does not let it be watched here.',
  format: 'This browser can’t play its format.',
  unknown: null,
};
