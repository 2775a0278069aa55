import { useSyncExternalStore } from 'react';
import { ageLimit, watchKidsMode } from './kids-mode';

/** In years; `null` while kids mode is off and when prerendering. */
export function useAgeLimit(): number | null {
  return useSyncExternalStore(watchKidsMode, ageLimit, () => null);
}
