import { useSyncExternalStore } from 'react';
import { ageLimit, watchKidsMode } from './kids-mode';

/** In years; `null` while kids mode is off, and in a document, which knows no device. */
export function useAgeLimit(): number | null {
  return useSyncExternalStore(watchKidsMode, ageLimit, () => null);
}
