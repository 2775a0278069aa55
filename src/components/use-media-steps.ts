import { useSyncExternalStore } from 'react';
import { type Breakpoint, from } from '../theme/breakpoints';

/** A number for the narrowest windows, and one for each breakpoint that changes it, in ascending order. */
type MediaSteps = { base: number } & Partial<Record<Breakpoint, number>>;

/** Cards beside each other in a row (spec §9). */
export const cardsPerView = { base: 1, sm: 2, md: 3, lg: 4, '2xl': 6 };

/** Columns of a grid: 2 on small screens up to 6 on extra large ones (spec §9). */
export const gridColumns = { base: 2, md: 3, lg: 4, xl: 5, '2xl': 6 };

/** The number for the window's width; renders again when it changes. */
export function useMediaSteps({ base, ...steps }: MediaSteps): number {
  return useSyncExternalStore(subscribe, () => {
    const names = Object.keys(steps) as (keyof typeof steps)[];
    const widest = names.findLast((name) => matchMedia(from(name)).matches);
    return (widest && steps[widest]) ?? base;
  });
}

/** The same steps for Chakra's style props: `{ base: …, md: … }`. */
export function atSteps<Steps extends MediaSteps>(steps: Steps, style: (count: number) => string) {
  const entries = Object.entries<number>(steps).map(([name, count]) => [name, style(count)]);
  return Object.fromEntries(entries) as Record<keyof Steps, string>;
}

function subscribe(onChange: () => void): () => void {
  addEventListener('resize', onChange);
  return () => removeEventListener('resize', onChange);
}
