import type { CaptionFile } from '../../media/captions/file';
import type { MediaFailure } from '../../media/failure';
import { createFacts, type Facts, type Preferences } from '../../media/medium';
import type { Media, MediaFact } from '../../media/port';

/** Seconds; 0 where the film has no duration, or has not told it yet. */
export interface Place {
  position: number;
  duration: number;
}

export const NOWHERE: Place = { position: 0, duration: 0 };

/** Where a player's videos are mounted, and what of them no chart may hold. */
export interface MountedStage extends Facts {
  host: HTMLElement;
  poster: string | null;
  title: string;
  /** Seconds: what a shared link names. */
  startAt: number;
  preferences: Preferences;
  /** Captions of somebody's own. */
  captionFile: CaptionFile | null;
  /** Seconds at which film and trailer were left: each goes on there, whatever its source. */
  left: Map<'film' | 'trailer', number>;
  /** Where the film was seen last. One that is removed from the page tells nothing any more. */
  place: Place;
  /** Which of the two is, or was last, on the page. */
  video: 'film' | 'trailer' | null;
  /** Hears what becomes of each video: for the charts that help it on. */
  hear(news: MediaNews): void;
  /** The video that is on the page. */
  media: Media | null;
  /** Ours could not be loaded. */
  hasBrowserControls: boolean;
}

export type MediaNews =
  | { fact: MediaFact | 'asked' | 'removed' }
  /** `link`: index of the film's source; `null` for the trailer */
  | { fact: 'mounted'; link: number | null }
  | { fact: 'failed'; failure: MediaFailure };

/** The mounted players' stages, by player: an element can't be in a chart. */
export const stages = new Map<string, MountedStage>();

/** What outlives the stage's element: a player's facts, and what was chosen in it. */
export function createMemory() {
  return { ...createFacts(), preferences: {} as Preferences };
}
