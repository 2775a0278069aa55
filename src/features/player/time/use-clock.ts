import { useSyncExternalStore } from 'react';
import { usePlayerContext } from '../use-player';

/** Seconds behind the newest part within which a channel counts as live. */
export const LIVE_DELAY = 20;

/** Renders several times a second while the video plays: for the time bar alone. */
export function useClock() {
  const { clock } = usePlayerContext().stage;
  return useSyncExternalStore(clock.watch, clock.read);
}
