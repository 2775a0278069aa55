import { useSyncExternalStore } from 'react';
import type { Controls } from '../controls/use-controls';

/** Seconds behind the newest part within which a channel counts as live. */
export const LIVE_DELAY = 20;

/** Renders several times a second while the video plays: for the time bar alone. */
export function useClock({ facts: { clock } }: Controls) {
  return useSyncExternalStore(clock.watch, clock.read);
}
