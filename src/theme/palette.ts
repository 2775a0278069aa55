/**
 * Bluish black, ivory text and one accent, amber. Every pair that text or a control uses meets WCAG
 * AA (4.5:1 for text, 3:1 for the edges of controls).
 */
export const palette = {
  ink: {
    950: '#07070C',
    900: '#0C0C13',
    850: '#12121B',
    800: '#191924',
    700: '#242432',
    600: '#3B3B50',
    500: '#737389',
  },
  ivory: { 50: '#F8F2E8', 200: '#CDC6BB', 400: '#A59F97' },
  amber: { 300: '#FFC56E', 400: '#FFA62B' },
  coral: { 300: '#FF9C8F', 400: '#FF7B6B' },
  jade: { 300: '#6FDCAE' },
} as const;

type Palette = typeof palette;
/** A colour of the palette, as `ink.950`. */
export type Colour = {
  [hue in keyof Palette]: `${hue}.${keyof Palette[hue] & number}`;
}[keyof Palette];

/** A colour of the site's palette, translucent: `opacity` 0 to 1. It follows the site's theme. */
export function translucent(colour: Colour, opacity: number): string {
  const variable = `--fin-colors-${colour.replace('.', '-')}`;
  return `color-mix(in srgb, var(${variable}) ${Math.round(opacity * 100)}%, transparent)`;
}

/** The darkest ink over a picture, so that text on it is legible. */
export const scrim = (opacity: number) => translucent('ink.950', opacity);
