import { palette } from '../palette';
import { type Oklch, toHex, toOklch } from './oklch';

export interface ThemeColours {
  readonly ground: string;
  readonly text: string;
  readonly accent: string;
}

export type Shades = { readonly [Hue in keyof typeof palette]: Readonly<Record<number, string>> };

/**
 * Maps each shade to a change of the base colour.
 * - `towards`: fraction of the distance to another lightness. Negative values move away from it.
 * - `chroma`: factor for the base colour's chroma
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
const DARKEST = 0.14;
const QUIET = 0.04;
const AMBER: Steps = { 300: [0.3067, 0.763], 400: [0, 1] };

const LIGHT_INK: Steps = { ...INK, 500: [0.58, 2.28] };
const LIGHT_IVORY: Steps = { 50: [0, 1], 200: [0.13, 1.15], 400: [0.24, 0.91] };
const LIGHT_AMBER: Steps = { ...AMBER, 300: [0.16, 1] };

const ON_LIGHT = { coral: { 300: 0.45, 400: 0.48 }, jade: { 300: 0.42 } };

export const isLight = ({ ground, text }: ThemeColours): boolean =>
  toOklch(ground).l > toOklch(text).l;

export function shadesOf(theme: ThemeColours): Shades {
  const [base, fore] = [toOklch(theme.ground), toOklch(theme.text)];
  const accent = toOklch(theme.accent);
  if (isLight(theme)) {
    return {
      coral: withLightness('coral'),
      jade: withLightness('jade'),
      ink: shadesBetween(base, fore.l, LIGHT_INK),
      ivory: shadesBetween(fore, base.l, LIGHT_IVORY),
      amber: shadesBetween(accent, 0, LIGHT_AMBER),
    };
  }
  return {
    ...palette,
    ink: shadesBetween(base, fore.l, INK),
    ivory: shadesBetween(fore, base.l, IVORY),
    amber: shadesBetween(accent, 1, AMBER),
  };
}

function withLightness(hue: keyof typeof ON_LIGHT): Record<number, string> {
  const own: Readonly<Record<string, string>> = palette[hue];
  return Object.fromEntries(
    Object.entries(ON_LIGHT[hue]).map(([shade, l]) => [
      shade,
      toHex({ ...toOklch(own[shade] ?? ''), l }),
    ]),
  );
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
