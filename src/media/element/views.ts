import { allow, type Medium } from '../medium';
import type { View } from '../port';
import type { Store } from '../store';

/** Safari on an iPhone: full screen of a video alone. */
interface PhoneVideo extends HTMLVideoElement {
  webkitEnterFullscreen?(): void;
}

/** Picture in picture, a screen elsewhere, and full screen of the video, where the browser has them. */
export function offerViews(video: PhoneVideo, medium: Store<Medium>) {
  const { remote } = video;
  allow(medium, {
    pictureInPicture: document.pictureInPictureEnabled && 'requestPictureInPicture' in video,
    fullScreen: !document.fullscreenEnabled && video.webkitEnterFullscreen !== undefined,
  });
  const leaving = new AbortController();
  const { signal } = leaving;
  // Rejects where the browser does not look for devices: then none is offered.
  const watch = remote
    ?.watchAvailability((remotePlayback) => allow(medium, { remotePlayback }))
    .catch(() => undefined);
  const noteRemote = () => medium.change({ isRemote: remote.state === 'connected' });
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
    /** What the browser or the person refuses stays as it is. */
    toggle: (view: View) => void views[view]()?.catch(() => undefined),
    remove() {
      leaving.abort();
      // A browser keeps the element of a watch that was not ended by its number; one that has forgotten it rejects.
      void watch?.then((id) => remote.cancelWatchAvailability(id).catch(() => undefined));
      if (document.pictureInPictureElement === video) void document.exitPictureInPicture();
    },
  };
}

/** Whether a script may change the volume. */
export function canChangeVolume(): boolean {
  const probe = document.createElement('video');
  probe.volume = 0.5;
  return probe.volume === 0.5;
}
