import { useSyncExternalStore } from 'react';
import { usePlayerContext } from '../use-player';

/** Renders several times a second while the video plays: for the time bar alone. */
export function useClock() {
  const { clock } = usePlayerContext().stage;
  return useSyncExternalStore(clock.watch, clock.read);
}
