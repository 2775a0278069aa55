import type { Source } from '../../../machines/playback.machine';
import type { CaptionFile } from '../../media/captions/file';
import { createFacts, type Facts, type Preferences } from '../../media/medium';
import type { Media } from '../../media/port';

/** Seconds; 0 where the film has no duration, or it is not known yet. */
export interface Place {
  position: number;
  duration: number;
}

/** Where a player's videos are mounted, and what of them no chart may hold. */
export interface MountedStage extends Facts {
  /** The element that the videos fill; `null` until the page is rendered. */
  host: HTMLElement | null;
  poster: string | null;
  title: string;
  /** Seconds: what a shared link names. */
  startAt: number;
  preferences: Preferences;
  /** Captions of the viewer's own. */
  captionFile: CaptionFile | null;
  /** Seconds at which film and trailer were left: each goes on there, whatever its source. */
  left: Map<'film' | 'trailer', number>;
  /** Which of the two is, or was last, on the page. */
  video: 'film' | 'trailer' | null;
  /** What is to be on the page, also after React has mounted the page twice. */
  source: Source | null;
  /** The video that is on the page. */
  media: Media | null;
  /** Ours could not be loaded. */
  hasBrowserControls: boolean;
  /** Observers of the charts write their events as JSON, which an element can't be. */
  toJSON(): string;
}

export function createStage(startAt: number): MountedStage {
  return {
    ...createFacts(),
    ...{ host: null, poster: null, title: '', startAt },
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

/** The player with its controls. */
export function frameOf({ host }: MountedStage): HTMLElement | null {
  return host?.closest<HTMLElement>('[data-stage]') ?? null;
}
