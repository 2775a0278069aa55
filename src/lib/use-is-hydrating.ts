import { useSyncExternalStore } from 'react';

const watchNothing = () => () => {};

/** Whether prerendered markup is being hydrated. Render user-specific content only afterwards. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    watchNothing,
    () => false,
    () => true,
  );
}
