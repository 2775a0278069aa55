import { useSyncExternalStore } from 'react';
import { type Breakpoint, below, from } from '../theme/breakpoints';
import type { MediaSteps } from '../theme/steps';

/** The number for the window's width; renders again when it changes. */
export function useMediaSteps({ base, ...steps }: MediaSteps): number {
  return useSyncExternalStore(
    subscribe,
    () => {
      const names = Object.keys(steps) as (keyof typeof steps)[];
      const widest = names.findLast((name) => matchMedia(from(name)).matches);
      return (widest && steps[widest]) ?? base;
    },
    () => base,
  );
}

/** Whether the window is narrower than a breakpoint; renders again when that changes. */
export function useIsBelow(name: Breakpoint): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(below(name)).matches,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  addEventListener('resize', onChange);
  return () => removeEventListener('resize', onChange);
}
