import { useSyncExternalStore } from 'react';

const watchNothing = () => () => {};

/** Whether prerendered markup is being hydrated; user-specific content renders afterwards. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    watchNothing,
    () => false,
    () => true,
  );
}
