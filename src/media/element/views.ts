import { allow, type MediaState } from '../media-state';
import type { View } from '../port';
import type { Store } from '../store';

interface PhoneVideo extends HTMLVideoElement {
  webkitEnterFullscreen?(): void;
}

export function offerViews(video: PhoneVideo, mediaState: Store<MediaState>) {
  const { remote } = video;
  allow(mediaState, {
    pictureInPicture: document.pictureInPictureEnabled && 'requestPictureInPicture' in video,
    fullScreen: !document.fullscreenEnabled && video.webkitEnterFullscreen !== undefined,
  });
  const leaving = new AbortController();
  const { signal } = leaving;
  const watch = remote
    ?.watchAvailability((remotePlayback) => allow(mediaState, { remotePlayback }))
    .catch(() => undefined);
  const noteRemote = () => mediaState.change({ isRemote: remote.state === 'connected' });
  for (const event of ['connect', 'disconnect']) {
    remote?.addEventListener(event, noteRemote, { signal });
  }

  const views: Record<View, () => Promise<unknown> | undefined> = {
    pictureInPicture: () =>
      document.pictureInPictureElement === video
        ? document.exitPictureInPicture()
        : video.requestPictureInPicture?.(),
    remotePlayback: () => remote?.prompt(),
    async fullScreen() {
      video.webkitEnterFullscreen?.();
    },
  };
  return {
    toggle: (view: View) => void views[view]()?.catch(() => undefined),
    remove() {
      leaving.abort();
      // Cancels the watch to release the element. The call rejects if the id is no longer valid.
      void watch?.then((id) => remote.cancelWatchAvailability(id).catch(() => undefined));
      if (document.pictureInPictureElement === video) void document.exitPictureInPicture();
    },
  };
}

export function canChangeVolume(): boolean {
  const probe = document.createElement('video');
  probe.volume = 0.5;
  return probe.volume === 0.5;
}
