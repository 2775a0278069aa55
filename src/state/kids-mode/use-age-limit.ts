import { useSyncExternalStore } from 'react';
import { ageLimit, watchKidsMode } from './kids-mode';

export function useAgeLimit(): number | null {
  return useSyncExternalStore(watchKidsMode, ageLimit, () => null);
}
