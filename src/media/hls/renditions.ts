import Hls from 'hls.js';
import type { Stage } from '../port';
import type { VideoElement } from '../video-element';
import { soundInstead } from './faults';

const NOTICE_TIME = 6000;

export interface Renditions {
  loseCaptions(track: number): void;
  dropCaptions(track: number): void;
  dropSound(): boolean;
  reset(): void;
  remove(): void;
}

export function watchRenditions(
  hls: Hls,
  withdrawText: VideoElement['withdrawText'],
  { mediaState }: Stage,
): Renditions {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let heard: number | null = null;
  const lostSounds = new Set<number>();
  const notified = new Set<number>();
  const notify = (trouble: 'captions' | 'audio') => {
    clearTimeout(timer);
    mediaState.change({ trouble });
    timer = setTimeout(() => mediaState.change({ trouble: null }), NOTICE_TIME);
  };
  hls.on(Hls.Events.FRAG_BUFFERED, (_, { frag }) => {
    if (frag.type === ('audio' as string)) heard = frag.level;
  });
  return {
    loseCaptions(track) {
      if (notified.has(track)) return;
      notified.add(track);
      notify('captions');
    },
    dropCaptions(track) {
      const { lang, name = '' } = hls.subtitleTracks[track] ?? {};
      if (hls.subtitleTrack === track) hls.subtitleTrack = -1;
      withdrawText({ language: lang, label: name });
      notify('captions');
    },
    dropSound() {
      lostSounds.add(hls.audioTrack);
      const next = soundInstead(hls.audioTracks.length, heard, lostSounds);
      if (next === null) return false;
      hls.audioTrack = next;
      notify('audio');
      return true;
    },
    reset: () => lostSounds.clear(),
    remove: () => clearTimeout(timer),
  };
}
