/** How many cards stand beside each other (spec §9). */
import { type Breakpoint, from } from './breakpoints';

/** A number for the narrowest windows, and one for each breakpoint that changes it, in ascending order. */
export type MediaSteps = { base: number } & Partial<Record<Breakpoint, number>>;

/** Cards beside each other in a row. */
export const cardsPerView = { base: 1, sm: 2, md: 3, lg: 4, '2xl': 6 };

/** Columns of a grid: 2 on small screens up to 6 on extra large ones. */
export const gridColumns = { base: 2, md: 3, lg: 4, xl: 5, '2xl': 6 };

/** For a style: how wide a row's cell is at each breakpoint. */
export function cellWidth() {
  return atSteps(cardsPerView, (count) => `calc(100% / ${count})`);
}

/**
 * For the style of a row that does not move: without the cells that no window of a width shows. Those in view stay, and
 * one more, of which a sliver shows.
 */
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

/** For a style: a grid's columns at each breakpoint. */
export function gridTracks() {
  return atSteps(gridColumns, (count) => `repeat(${count}, minmax(0, 1fr))`);
}

/**
 * For a style: a row's width, including the cells' outer padding, rounded so that each cell is a whole
 * number of pixels wide: slick rounds its slides up, and would overflow the page. Where the page's margin
 * is small, a row leaves room for the sliver.
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

/** For `sizes` of a row's pictures: their share of the page, which is 1920 px wide at most. */
export function rowSizes(): string {
  return sizesAt(cardsPerView);
}

/** For `sizes` of a grid's pictures. */
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
