import { publishCaptions } from './captions/publish-captions';
import { beginAt } from './element/begin';
import { keepChannelPace } from './element/channel-pace';
import { publishMediaState } from './element/publish-media-state';
import { offerTextTracks, type TrackInfo } from './element/text-tracks';
import { canChangeVolume, offerViews } from './element/views';
import { allow, type Preferences } from './media-state';
import type { Media, Stage } from './port';
import { takeFocus } from './take-focus';

export interface VideoElement extends Omit<Media, 'reconnect'> {
  video: HTMLVideoElement;
  address: string;
  withdrawText(track: { language?: string | undefined; label: string }): void;
  onAudioSwitched(): void;
  refillCaptions(): void;
}

export function mountVideoElement(stage: Stage, facts?: TrackInfo): VideoElement {
  const address = mediaAddress(stage.url);
  const video = document.createElement('video');
  Object.assign(video, { playsInline: true, preload: 'metadata', tabIndex: -1 });
  video.setAttribute('aria-label', stage.title);
  if (stage.poster) video.poster = stage.poster;
  beginAt(video, stage.startAt);
  publishMediaState(video, stage);
  keepChannelPace(video);
  allow(stage.mediaState, { seek: true, rate: true, volume: canChangeVolume() });
  const views = offerViews(video, stage.mediaState);
  const texts = offerTextTracks(video, stage, facts);
  const captions = publishCaptions(video, stage);
  if (stage.captionFile) captions.add(stage.captionFile);
  stage.host.append(video);
  return {
    video,
    address,
    onAudioSwitched: texts.onAudioSwitched,
    play() {
      takeFocus(video);
      video.play().catch((error: DOMException) => {
        // Ignores other rejections: a failed load fires `error` too, and an abort is not a failure.
        if (error.name === 'NotAllowedError') stage.report('blocked');
      });
    },
    pause: () => video.pause(),
    seek(second) {
      if (!stage.mediaState.read().can.seek) return;
      const last = video.seekable.length - 1;
      // Before metadata, `duration` is `NaN`, and setting `currentTime` sets the start position.
      const end = last < 0 ? video.duration || second : video.seekable.end(last);
      video.currentTime = Math.max(0, Math.min(second, end));
    },
    prefer(preferences) {
      preferElement(video, preferences);
      texts.prefer(preferences);
    },
    addCaptions: captions.add,
    refillCaptions: captions.refill,
    withdrawText: texts.withdraw,
    toggle: views.toggle,
    showControls: () => Object.assign(video, { controls: true }),
    position: () => (video.ended ? 0 : video.currentTime),
    remove() {
      views.remove();
      captions.stop();
      video.removeAttribute('src');
      video.load();
      video.remove();
    },
  };
}

/** Also sets `defaultPlaybackRate`, to which loading a source resets the rate. */
function preferElement(video: HTMLVideoElement, { volume, isMuted, rate }: Preferences): void {
  if (volume !== undefined) video.volume = volume;
  if (isMuted !== undefined) video.muted = isMuted;
  if (rate !== undefined) Object.assign(video, { playbackRate: rate, defaultPlaybackRate: rate });
}

/** @throws {Error} unless the URL is `http:` or `https:` */
export function mediaAddress(url: string): string {
  const { protocol, href } = new URL(url, window.location.href);
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error(`Not a video address: ${url}`);
  return href;
}
