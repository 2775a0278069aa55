/** sRGB colours (IEC 61966-2-1) and WCAG 2 contrast. */

export type Channels = readonly [number, number, number];

export function linearOf(hex: string): Channels {
  const [r, g, b] = channelsOf(hex).map((it) =>
    it <= 0.04045 ? it / 12.92 : ((it + 0.055) / 1.055) ** 2.4,
  );
  return [r ?? 0, g ?? 0, b ?? 0];
}

export function fromLinear(channels: Channels): Channels {
  const [r, g, b] = channels.map((it) =>
    it <= 0.0031308 ? it * 12.92 : 1.055 * it ** (1 / 2.4) - 0.055,
  );
  return [r ?? 0, g ?? 0, b ?? 0];
}

export function hexOf(channels: Channels): string {
  const pairs = channels.map((it) =>
    Math.round(Math.min(1, Math.max(0, it)) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${pairs.join('').toUpperCase()}`;
}

export function over(hex: string, opacity: number, ground: string): string {
  const [top, below] = [channelsOf(hex), channelsOf(ground)];
  const mix = (at: 0 | 1 | 2) => top[at] * opacity + below[at] * (1 - opacity);
  return hexOf([mix(0), mix(1), mix(2)]);
}

export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [r, g, b] = linearOf(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function channelsOf(hex: string): Channels {
  const value = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return [value(1), value(3), value(5)];
}
