import type { Media, Stage } from '../port';
import { showMediaSession } from './media-session';
import { keepScreenOn } from './wake-lock';

export function accompany(media: Media, stage: Stage): () => void {
  const stops = [showMediaSession(media, stage), keepScreenOn(stage.mediaState)];
  return () => {
    for (const stop of stops) stop();
  };
}
