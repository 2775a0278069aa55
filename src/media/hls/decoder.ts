import Hls from 'hls.js';
import type { Stage } from '../port';

/** Milliseconds without a repair after which the count restarts. */
const REPAIR_TIME = 30_000;

/** Resets a broken decoder, at most twice in a row. The second attempt swaps the audio codec. */
export function renewDecoder(hls: Hls, video: HTMLVideoElement, { report }: Stage) {
  let repairs = 0;
  let repairedAt = 0;
  let wasPlaying = false;
  /** Notes whether to resume once the media is reattached, since detaching pauses the video. */
  const goOnPlaying = () => {
    wasPlaying ||= !video.paused;
  };
  hls.on(Hls.Events.MEDIA_ATTACHED, () => {
    if (wasPlaying) void video.play().catch(() => report('paused'));
    wasPlaying = false;
  });
  return {
    goOnPlaying,
    repair(): boolean {
      if (performance.now() - repairedAt > REPAIR_TIME) repairs = 0;
      repairs += 1;
      repairedAt = performance.now();
      if (repairs > 2) return false;
      goOnPlaying();
      if (repairs === 2) hls.swapAudioCodec();
      hls.recoverMediaError();
      return true;
    },
  };
}
