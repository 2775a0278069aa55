import { useSyncExternalStore } from 'react';

const watchNothing = () => () => {};

export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    watchNothing,
    () => false,
    () => true,
  );
}
