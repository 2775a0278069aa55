import { useSyncExternalStore } from 'react';
import { usePlayerContext } from '../use-player';

export function useClock() {
  const { clock } = usePlayerContext().stage;
  return useSyncExternalStore(clock.watch, clock.read);
}
