import { useSyncExternalStore } from 'react';
import { type Breakpoint, below, from } from '../theme/breakpoints';
import type { MediaSteps } from '../theme/steps';

export function useMediaSteps({ base, ...steps }: MediaSteps): number {
  return useSyncExternalStore(
    subscribe,
    () => {
      const names = Object.keys(steps) as (keyof typeof steps)[];
      const widest = names.findLast((name) => matches(from(name)));
      return (widest && steps[widest]) ?? base;
    },
    () => base,
  );
}

export function useIsBelow(name: Breakpoint): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matches(below(name)),
    () => false,
  );
}

function matches(query: string): boolean {
  return matchMedia(query).matches;
}

function subscribe(onChange: () => void): () => void {
  addEventListener('resize', onChange);
  return () => removeEventListener('resize', onChange);
}
