/**
 * Converts between sRGB and Oklch with Björn Ottosson's matrices
 * (https://bottosson.github.io/posts/oklab/, public domain).
 */
import { type Channels, fromLinear, hexOf, linearOf } from './srgb';

/** Lightness 0 to 1, chroma 0 to about 0.32 (sRGB), hue in degrees. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

export function toOklch(hex: string): Oklch {
  const [r, g, b] = linearOf(hex);
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const x = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const y = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    c: Math.hypot(x, y),
    h: (Math.atan2(y, x) * 180) / Math.PI,
  };
}

export function toHex({ l, c, h }: Oklch): string {
  const lightness = Math.min(1, Math.max(0, l));
  const at = (chroma: number) => toLinear({ l: lightness, c: chroma, h });
  if (isInGamut(at(c))) return hexOf(fromLinear(at(c)));
  let [within, beyond] = [0, c];
  while (beyond - within > 0.0005) {
    const middle = (within + beyond) / 2;
    if (isInGamut(at(middle))) within = middle;
    else beyond = middle;
  }
  return hexOf(fromLinear(at(within)));
}

function toLinear({ l, c, h }: Oklch): Channels {
  const x = c * Math.cos((h * Math.PI) / 180);
  const y = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * x + 0.2158037573 * y) ** 3;
  const medium = (l - 0.1055613458 * x - 0.0638541728 * y) ** 3;
  const short = (l - 0.0894841775 * x - 1.291485548 * y) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const isInGamut = (channels: Channels) => channels.every((it) => it > -0.0005 && it < 1.0005);
