import { useSyncExternalStore } from 'react';

const watchNothing = () => () => {};

/** Whether a prerendered document's elements are being taken over: what depends on the person comes after. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    watchNothing,
    () => false,
    () => true,
  );
}
