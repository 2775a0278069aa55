import { useSyncExternalStore } from 'react';
import { usePlayerContext } from '../use-player';

/** Renders several times a second during playback. */
export function useClock() {
  const { clock } = usePlayerContext().stage;
  return useSyncExternalStore(clock.watch, clock.read);
}
