import Hls from 'hls.js';
import type { Stage } from '../port';

const REPAIR_TIME = 30_000;

export function renewDecoder(hls: Hls, video: HTMLVideoElement, { report }: Stage) {
  let repairs = 0;
  let repairedAt = 0;
  let wasPlaying = false;
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
