import { unknownFailure } from './failure';
import { lasting, resetMediaStores } from './media-state';
import type { Media, MountMedia, Stage } from './port';

declare global {
  interface StartOptions {
    mountMedia?: MountMedia;
  }
}

type ProviderName = 'youtube' | 'vimeo' | 'hls' | 'file';

const providers: Record<ProviderName, () => Promise<MountMedia>> = {
  youtube: async () => (await import('./youtube')).mountYouTube,
  vimeo: async () => (await import('./vimeo')).mountVimeo,
  hls: async () => (await import('./hls/hls')).mountHls,
  file: async () => (await import('./file')).mountFile,
};

export function present(provider: ProviderName, stage: Stage): Media {
  let media: Media | null = null;
  let isWanted = false;
  let areControlsWanted = false;
  let isRemoved = false;
  let leaveAlone = () => {};
  resetMediaStores(stage, stage.startAt);

  const log = (error: unknown) => console.error('[fin] The video could not be shown', error);
  loadProvider(provider).then(
    (mount) => {
      if (isRemoved) return;
      try {
        media = mount(stage);
        media.prefer(stage.preferences);
        if (areControlsWanted) media.showControls();
        if (isWanted) media.play();
      } catch (error) {
        log(error);
        stage.fail(unknownFailure(error));
      }
    },
    (error: unknown) => {
      log(error);
      if (!isRemoved) stage.report('unloaded');
    },
  );

  const asked: Media = {
    play() {
      isWanted = true;
      media?.play();
    },
    pause() {
      isWanted = false;
      media?.pause();
    },
    seek(second) {
      if (media) media.seek(second);
      else stage.startAt = second;
    },
    prefer(preferences) {
      Object.assign(stage.preferences, lasting(preferences, stage.clock.read()));
      media?.prefer(preferences);
    },
    reconnect: () => media?.reconnect(),
    addCaptions: (file) => media?.addCaptions(file) ?? null,
    toggle: (view) => media?.toggle(view),
    showControls() {
      areControlsWanted = true;
      media?.showControls();
    },
    position: () => media?.position() ?? stage.startAt,
    remove() {
      isRemoved = true;
      leaveAlone();
      media?.remove();
    },
  };
  import('./system/accompany').then(
    ({ accompany }) => {
      if (!isRemoved) leaveAlone = accompany(asked, stage);
    },
    () => undefined,
  );
  return asked;
}

export async function loadProvider(name: ProviderName): Promise<MountMedia> {
  return globalThis.startOptions?.mountMedia ?? providers[name]();
}
