import type { TextKey } from '../../../lib/site/texts';
import type { VideoFailure } from '../use-player-state';

export const failureTexts: Record<VideoFailure['kind'], TextKey | null> = {
  network: 'player.failure.network',
  missing: 'player.failure.missing',
  forbidden: 'player.failure.forbidden',
  format: 'player.failure.format',
  unknown: null,
};
