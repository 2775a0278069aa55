import { useSyncExternalStore } from 'react';

/** `[least width in px, number]`, from wide to narrow; the last one holds for every width. */
export type MediaSteps = readonly (readonly [minWidth: number, value: number])[];

/** Cards beside each other in a row (spec §9). */
export const cardsPerView: MediaSteps = [
  [1400, 6],
  [1024, 4],
  [768, 3],
  [480, 2],
  [0, 1],
];

/** Columns of a grid: 2 on small screens up to 6 on extra large ones (spec §9). */
export const gridColumns: MediaSteps = [
  [1400, 6],
  [1200, 5],
  [1024, 4],
  [768, 3],
  [0, 2],
];

/** The number that belongs to the window's width, and again whenever that changes. */
export function useMediaSteps(steps: MediaSteps): number {
  const current = () =>
    steps.find(([minWidth]) => matchMedia(`(min-width: ${minWidth}px)`).matches)?.[1] ?? 1;
  return useSyncExternalStore(subscribe, current, () => steps[0]?.[1] ?? 1);
}

function subscribe(onChange: () => void): () => void {
  addEventListener('resize', onChange);
  return () => removeEventListener('resize', onChange);
}
