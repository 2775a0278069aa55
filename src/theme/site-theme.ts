/** A site's own colours and corners: whether they can be read, and as custom properties for a document. */
import { toHex, toOklch } from './colours/oklch';
import { type Ground, type Pair, pairs } from './colours/pairs';
import { type Shades, shadesOf, type ThemeColours } from './colours/shades';
import { contrast, over } from './colours/srgb';

export interface Theme extends ThemeColours {
  readonly corners: 'round' | 'square';
}

type Field = Pair['field'];

const FIELDS: readonly Field[] = ['ground', 'text', 'accent'];
/** The tokens of corners; circles keep `full`. */
const CORNERS = ['sm', 'md', 'lg', 'xl', 'pill'];
/** An eighth of a step of sRGB. */
const PRECISION = 0.0005;

/**
 * A rule for `:root` that overrides the sheets' tokens, whose own rule has no weight.
 * Print has its own colours by purpose, and is not touched.
 */
export function themeCss(theme: Theme): string {
  const shades = Object.entries(shadesOf(theme)).flatMap(([hue, colours]) =>
    Object.entries(colours).map(([shade, hex]) => `--fin-colors-${hue}-${shade}:${hex}`),
  );
  const corners = theme.corners === 'square' ? CORNERS.map((it) => `--fin-radii-${it}:0`) : [];
  return `:root{${[...shades, ...corners].join(';')}}`;
}

/** For each of the three colours that can't be read, its worst pair and the nearest lightness that passes. */
export function themeProblems(theme: ThemeColours): string[] {
  return FIELDS.flatMap((field) => {
    const [worst] = failuresOf(theme, field).sort(
      (one, other) => one.ratio / one.least - other.ratio / other.least,
    );
    if (!worst) return [];
    const { need, colour, ground, ratio, least } = worst;
    const other = nearestPassing(theme, field);
    const remedy = other ? `${other} passes` : 'no lightness of it passes beside the other colours';
    const shown = Math.floor(ratio * 10) / 10;
    return [
      `theme.${field}: ${colour} on ${ground} is ${shown}:1, ${need} need ${least}:1; ${remedy}.`,
    ];
  });
}

function failuresOf(theme: ThemeColours, field: Field) {
  const shades = shadesOf(theme);
  return pairs
    .filter((pair) => pair.field === field)
    .flatMap(({ colour, on, ...pair }) =>
      on.map((it) => ({ ...pair, colour: hexIn(shades, colour), ground: hexIn(shades, it) })),
    )
    .map((pair) => ({ ...pair, ratio: contrast(pair.colour, pair.ground) }))
    .filter(({ ratio, least }) => ratio < least);
}

/** By bisection between the colour's own lightness and black or white, whichever is nearer. */
function nearestPassing(theme: ThemeColours, field: Field): string | null {
  const own = toOklch(theme[field]);
  const at = (l: number) => toHex({ ...own, l });
  const passes = (l: number) => failuresOf({ ...theme, [field]: at(l) }, field).length === 0;
  const [nearest] = [0, 1]
    .filter(passes)
    .map((end) => boundary(own.l, end, passes))
    .sort((one, other) => Math.abs(one - own.l) - Math.abs(other - own.l));
  return nearest === undefined ? null : at(nearest);
}

function boundary(from: number, to: number, passes: (l: number) => boolean): number {
  let [failing, passing] = [from, to];
  while (Math.abs(passing - failing) > PRECISION) {
    const middle = (failing + passing) / 2;
    if (passes(middle)) passing = middle;
    else failing = middle;
  }
  return passing;
}

function hexIn(shades: Shades, ground: Ground | '#FFFFFF'): string {
  if (ground === '#FFFFFF') return ground;
  if (typeof ground === 'object') {
    return over(hexIn(shades, ground.colour), ground.opacity, hexIn(shades, ground.over));
  }
  const [hue, shade] = ground.split('.') as [keyof Shades, string];
  return shades[hue][Number(shade)] ?? '';
}
