import { toHex, toOklch } from './colours/oklch';
import { type Ground, type Pair, pairs } from './colours/pairs';
import { purposes } from './colours/purposes';
import { isLight, type Shades, shadesOf, type ThemeColours } from './colours/shades';
import { contrast, over } from './colours/srgb';
import { palette } from './palette';

interface Theme extends ThemeColours {
  readonly corners: 'round' | 'square';
}

type Field = Pair['field'];

const FIELDS: readonly Field[] = ['ground', 'text', 'accent'];
const CORNERS = ['sm', 'md', 'lg', 'xl', 'pill'];
const PLAYER = ':is([data-watching],:root:fullscreen *)>[data-stage]';
const PRECISION = 0.0005;

export function themeCss(theme: Theme): string {
  const corners = theme.corners === 'square' ? CORNERS.map((it) => `--fin-radii-${it}:0`) : [];
  const own = [...shadesIn(theme), ...corners];
  if (!isLight(theme)) return `:root{${own.join(';')}}`;
  const player = [...shadesIn(darkened(theme)), ...PURPOSES];
  return (
    `:root{${[...own, ...LIGHT_SHADOWS, 'color-scheme:light'].join(';')}}` +
    `${PLAYER}{${[...player, 'color:var(--fin-colors-fg)', 'color-scheme:dark'].join(';')}}`
  );
}

const shadesIn = (theme: ThemeColours) =>
  Object.entries(shadesOf(theme)).flatMap(([hue, colours]) =>
    Object.entries(colours).map(([shade, hex]) => `--fin-colors-${hue}-${shade}:${hex}`),
  );

/**
 * Declares the semantic tokens again for the player, which is dark even on light sites. Tokens on
 * `:root` have already resolved to light shades.
 */
const PURPOSES = Object.entries(purposes).flatMap(([name, shades]) =>
  Object.entries(shades).map(([shade, colour]) => {
    const suffix = shade === 'DEFAULT' ? '' : `-${shade}`;
    return `--fin-colors-${name}${suffix}:var(--fin-colors-${colour.replace('.', '-')})`;
  }),
);

const LIGHT_SHADOWS = [
  '--fin-shadows-card:0 10px 30px -12px rgb(0 0 0 / 0.3)',
  '--fin-shadows-lifted:0 22px 50px -16px rgb(0 0 0 / 0.4)',
];

function darkened({ accent }: ThemeColours): ThemeColours {
  const dark = { ground: palette.ink[900], text: palette.ivory[50], accent };
  const fails = failuresOf(dark, 'accent').length > 0;
  return { ...dark, accent: (fails && nearestPassing(dark, 'accent')) || accent };
}

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
      on.map((it) => ({
        ...pair,
        colour: hexIn(theme, shades, colour),
        ground: hexIn(theme, shades, it),
      })),
    )
    .map((pair) => ({ ...pair, ratio: contrast(pair.colour, pair.ground) }))
    .filter(({ ratio, least }) => ratio < least);
}

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

function hexIn(theme: ThemeColours, shades: Shades, ground: Ground): string {
  if (typeof ground === 'object') {
    const picture = isLight(theme) ? '#000000' : '#FFFFFF';
    return over(hexIn(theme, shades, ground.colour), ground.opacity, picture);
  }
  const [hue, shade] = ground.split('.') as [keyof Shades, string];
  return shades[hue][Number(shade)] ?? '';
}
