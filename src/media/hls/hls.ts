import Hls from 'hls.js';
import { mountFile } from '../file';
import type { MountMedia } from '../port';
import { mountVideoElement } from '../video-element';
import { offerChoices, trackInfo } from './choices';
import { serveEmptyTracks } from './empty-tracks';
import { loadPolicies } from './load-policies';
import { partLoader } from './part-loader';
import { protectionConfig } from './protection';
import { recoverStream } from './recovery';
import { watchRenditions } from './renditions';

const AHEAD = { waiting: 4, playing: 600 };

/**
 * Uses native HLS only where hls.js is not supported, since native HLS offers no choice of quality.
 * The workers of hls.js are off, since Trusted Types would block them.
 */
export const mountHls: MountMedia = (stage) => {
  if (!Hls.isSupported()) return mountFile(stage);
  const hls = new Hls({
    enableWorker: false,
    startPosition: stage.startAt || -1,
    liveDurationInfinity: true,
    maxMaxBufferLength: AHEAD.waiting,
    fLoader: partLoader((track) => renditions.loseCaptions(track)),
    ...loadPolicies,
    ...protectionConfig(stage.protection),
  });
  const element = mountVideoElement(stage, trackInfo(hls));
  const { video, address, onAudioSwitched, withdrawText, refillCaptions, ...media } = element;
  hls.on(Hls.Events.AUDIO_TRACK_SWITCHED, onAudioSwitched);
  const loadAhead = () => Object.assign(hls.config, { maxMaxBufferLength: AHEAD.playing });
  video.addEventListener('play', loadAhead, { once: true });
  // Repeats a seek made while the buffer was empty, since hls.js may jump to the start position
  // when the first segment arrives. Loading would hang if `startLoad` were called instead while
  // the init segment is in flight.
  let early: number | null = null;
  video.addEventListener('loadeddata', () => {
    if (early !== null) media.seek(early);
    early = null;
  });
  hls.once(Hls.Events.LEVEL_UPDATED, (_, { details: { live, edge } }) => {
    // Starts a channel at the live edge if the requested start time does not exist yet.
    if (!live || stage.startAt < edge) return;
    video.currentTime = 0;
    hls.config.startPosition = -1;
    hls.loadSource(address);
  });
  const choices = offerChoices(hls, stage);
  const stopServing = serveEmptyTracks(video);
  for (const event of [Hls.Events.MANIFEST_PARSED, Hls.Events.MEDIA_ATTACHED] as const) {
    hls.on(event, refillCaptions);
  }
  const renditions = watchRenditions(hls, withdrawText, stage);
  const recovery = recoverStream(hls, video, address, stage, renditions);
  hls.loadSource(address);
  hls.attachMedia(video);
  return {
    ...media,
    seek(second) {
      const goal = second === Number.POSITIVE_INFINITY ? (hls.liveSyncPosition ?? second) : second;
      if (hls.levels.length === 0) {
        hls.config.startPosition = goal;
        return;
      }
      early = video.buffered.length === 0 ? goal : null;
      media.seek(goal);
    },
    prefer(preferences) {
      media.prefer(preferences);
      choices.prefer(preferences);
    },
    reconnect: recovery.reconnect,
    remove() {
      recovery.remove();
      renditions.remove();
      stopServing();
      media.remove();
      hls.destroy();
    },
  };
};
