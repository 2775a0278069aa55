import Hls from 'hls.js';
import { serveEmptyTracks } from './empty-tracks';
import { offerChoices } from './hls-choices';
import type { MountMedia } from './port';
import { mountVideoElement } from './video-element';

/**
 * An HLS stream through hls.js; the browser's own HLS only where Media Source is missing (Chromium
 * claims the format natively and then breaks). No worker: the policy's Trusted Types refuse one.
 */
export const mountHls: MountMedia = (stage) => {
  const { video, address, ...media } = mountVideoElement(stage);
  if (!Hls.isSupported()) {
    video.addEventListener('error', () => stage.report('failed'));
    video.src = address;
    return media;
  }
  const hls = new Hls({
    enableWorker: false,
    startPosition: stage.startAt || -1,
    // A live stream says so by its duration.
    liveDurationInfinity: true,
  });
  const choices = offerChoices(hls, stage);
  const stopServing = serveEmptyTracks(video);
  let repairs = 0;
  hls.on(Hls.Events.ERROR, (_, { fatal, type }) => {
    if (!fatal) return;
    const isRepairable = type === Hls.ErrorTypes.MEDIA_ERROR && repairs < 1;
    repairs += 1;
    if (isRepairable) hls.recoverMediaError();
    else stage.report('failed');
  });
  hls.loadSource(address);
  hls.attachMedia(video);
  return {
    ...media,
    seek(second) {
      media.seek(second === Number.POSITIVE_INFINITY ? (hls.liveSyncPosition ?? second) : second);
    },
    prefer(preferences) {
      media.prefer(preferences);
      choices.prefer(preferences);
    },
    remove() {
      stopServing();
      media.remove();
      hls.destroy();
    },
  };
};
