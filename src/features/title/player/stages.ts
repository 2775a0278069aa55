import { createFacts, type Facts, type Preferences } from '../../../player/medium';
import type { Media } from '../../../player/port';

/** Where a player's videos are mounted, and what of them no chart may hold. */
export interface MountedStage extends Facts {
  host: HTMLElement;
  poster: string | null;
  title: string;
  /** Seconds: what a shared link names. */
  startAt: number;
  preferences: Preferences;
  /** Seconds at which film and trailer were left: each goes on there, whatever its source. */
  left: Map<'film' | 'trailer', number>;
  /** The video that is on the page. */
  media: Media | null;
}

/** The mounted players' stages, by player: an element can't be in a chart. */
export const stages = new Map<string, MountedStage>();

/** What outlives the stage's element: a player's facts, and what was chosen in it. */
export function createMemory() {
  return { ...createFacts(), preferences: {} as Preferences };
}
