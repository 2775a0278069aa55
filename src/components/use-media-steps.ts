import { useSyncExternalStore } from 'react';
import { from } from '../theme/breakpoints';
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

function subscribe(onChange: () => void): () => void {
  addEventListener('resize', onChange);
  return () => removeEventListener('resize', onChange);
}
