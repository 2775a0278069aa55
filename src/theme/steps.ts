import { type Breakpoint, from } from './breakpoints';

/** Counts, keyed from narrow to wide. Omit breakpoints that do not change the count. */
export type MediaSteps = { base: number } & Partial<Record<Breakpoint, number>>;

export const cardsPerView = { base: 1, sm: 2, md: 3, lg: 4, '2xl': 6 };

export const gridColumns = { base: 2, md: 3, lg: 4, xl: 5, '2xl': 6 };

export function cellWidth() {
  return atSteps(cardsPerView, (count) => `calc(100% / ${count})`);
}

/** Hides placeholders beyond the partly visible card. */
export function cellsInSight() {
  const steps = Object.entries(cardsPerView);
  return Object.fromEntries(
    steps.map(([name, count], place) => {
      const [next] = steps[place + 1] ?? [];
      const display = { [name]: 'none', ...(next && { [next]: 'block' }) };
      return [`& > :nth-of-type(n + ${count + 2})`, { display }];
    }),
  );
}

export function gridTracks() {
  return atSteps(gridColumns, (count) => `repeat(${count}, minmax(0, 1fr))`);
}

/**
 * Returns a carousel's width, including the outer padding of its cells. In narrow windows, leaves
 * room for part of the next card. From `sm` on, rounds the width down to whole pixels per cell,
 * since slick would round up and overflow.
 */
export function rowWidth() {
  const round = (width: string, count: number) => `round(down, ${width}, ${count}px)`;
  return {
    base: 'calc(100% - 0.75rem)',
    sm: round('100% - 0.25rem', cardsPerView.sm),
    md: round('100% + 0.75rem', cardsPerView.md),
    lg: round('100% + 1rem', cardsPerView.lg),
    '2xl': round('100% + 1rem', cardsPerView['2xl']),
  };
}

export function rowSizes(): string {
  return sizesAt(cardsPerView);
}

export function gridSizes(): string {
  return sizesAt(gridColumns);
}

function sizesAt({ base, ...steps }: MediaSteps): string {
  const names = (Object.keys(steps) as (keyof typeof steps)[]).reverse();
  const share = (count = base) =>
    `min(${Math.round(100 / count)}vw, ${Math.round(1920 / count)}px)`;
  return [...names.map((name) => `${from(name)} ${share(steps[name])}`), share()].join(', ');
}

function atSteps<Steps extends MediaSteps>(steps: Steps, style: (count: number) => string) {
  const entries = Object.entries<number>(steps).map(([name, count]) => [name, style(count)]);
  return Object.fromEntries(entries) as Record<keyof Steps, string>;
}
