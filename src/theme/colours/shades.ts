/** The palette's shades as they follow from three colours of an operator. */
import { palette } from '../palette';
import { type Oklch, toHex, toOklch } from './oklch';

/** Each `#RRGGBB`. */
export interface ThemeColours {
  /** Of pages. */
  readonly ground: string;
  readonly text: string;
  /** Of buttons, marks and focus. */
  readonly accent: string;
}

/** A whole palette: for each hue its shades, as `palette` has them. */
export type Shades = { readonly [Hue in keyof typeof palette]: Readonly<Record<number, string>> };

/**
 * For each shade, how far its lightness lies from its own colour to another one (below 0: away from it), and its
 * chroma in parts of its own colour's.
 */
type Steps = Readonly<Record<number, readonly [towards: number, chroma: number]>>;

const INK: Steps = {
  950: [-0.033, 0.8],
  900: [0, 1],
  850: [0.0356, 1.23],
  800: [0.0754, 1.45],
  700: [0.135, 1.75],
  600: [0.2525, 2.44],
  500: [0.5036, 2.28],
};
const IVORY: Steps = { 50: [0, 1], 200: [0.1664, 1.15], 400: [0.3203, 0.91] };
/** Steps of grey from plain black could not be told apart. */
const DARKEST = 0.14;
/** Chroma up to which shades of the ground become more colourful than it is. */
const QUIET = 0.04;
const AMBER: Steps = { 300: [0.3067, 0.763], 400: [0, 1] };

/** Red and green mean the same on every site: they stay. */
export function shadesOf({ ground, text, accent }: ThemeColours): Shades {
  const [base, fore] = [toOklch(ground), toOklch(text)];
  return {
    ...palette,
    ink: shadesBetween(base, fore.l, INK),
    ivory: shadesBetween(fore, base.l, IVORY),
    amber: shadesBetween(toOklch(accent), 1, AMBER),
  };
}

function shadesBetween({ l, c, h }: Oklch, other: number, steps: Steps): Record<number, string> {
  return Object.fromEntries(
    Object.entries(steps).map(([shade, [towards, chroma]]) => {
      const from = towards > 0 ? Math.max(l, DARKEST) : l;
      const most = Math.max(c, QUIET);
      return [
        shade,
        toHex({ l: from + towards * (other - from), c: Math.min(c * chroma, most), h }),
      ];
    }),
  );
}
