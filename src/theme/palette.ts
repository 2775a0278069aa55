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
export type Colour = {
  [hue in keyof Palette]: `${hue}.${keyof Palette[hue] & number}`;
}[keyof Palette];

export function translucent(colour: Colour, opacity: number): string {
  const variable = `--fin-colors-${colour.replace('.', '-')}`;
  return `color-mix(in srgb, var(${variable}) ${Math.round(opacity * 100)}%, transparent)`;
}

export const scrim = (opacity: number) => translucent('ink.950', opacity);
