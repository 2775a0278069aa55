import type { Source } from '../../../machines/playback.machine';
import type { CaptionFile } from '../../media/captions/file';
import { createMediaStores, type MediaStores, type Preferences } from '../../media/media-state';
import type { Media } from '../../media/port';

/** In seconds; `duration` is 0 if unknown or infinite. */
export interface PlaybackPosition {
  position: number;
  duration: number;
}

export interface MountedStage extends MediaStores {
  host: HTMLElement | null;
  poster: string | null;
  title: string;
  /** Start time in seconds from a shared link. */
  startAt: number;
  preferences: Preferences;
  captionFile: CaptionFile | null;
  /** Resume positions in seconds. Each applies to every source of the film or trailer. */
  left: Map<'film' | 'trailer', number>;
  video: 'film' | 'trailer' | null;
  /** Stored so that StrictMode's second mount can present the source again. */
  source: Source | null;
  media: Media | null;
  hasBrowserControls: boolean;
  /** Keeps inspectors from serializing DOM elements in events. */
  toJSON(): string;
}

export function createStage(startAt: number): MountedStage {
  return {
    ...createMediaStores(),
    host: null,
    poster: null,
    title: '',
    startAt,
    preferences: {},
    captionFile: null,
    left: new Map(),
    video: null,
    source: null,
    media: null,
    hasBrowserControls: false,
    toJSON: () => 'the stage',
  };
}

export function frameOf({ host }: MountedStage): HTMLElement | null {
  return host?.closest<HTMLElement>('[data-stage]') ?? null;
}
