import { defineSemanticTokens, defineTokens } from '@chakra-ui/react/styled-system';
import { purposes } from './colours/purposes';
import { SYSTEM_FACES } from './fonts/system-faces';
import { palette, translucent } from './palette';

type Tokens<V extends string> = Record<V, { value: string }>;

function values<Name extends string>(plain: Record<Name, string>): Tokens<Name> {
  const entries = Object.entries<string>(plain).map(([name, value]) => [name, { value }]);
  return Object.fromEntries(entries) as Tokens<Name>;
}

const steps = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28];
const scale = Object.fromEntries(steps.map((step) => [String(step), `${step * 0.25}rem`]));

export const tokens = defineTokens({
  colors: {
    ink: values(palette.ink),
    ivory: values(palette.ivory),
    amber: values(palette.amber),
    coral: values(palette.coral),
    jade: values(palette.jade),
  },
  fonts: values({
    body: SYSTEM_FACES,
    display:
      "'Big Shoulders', 'Big Shoulders Fallback', 'Big Shoulders Fallback Linux', 'Arial Narrow', sans-serif",
  }),
  fontSizes: values({
    xs: '0.75rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    xl: 'clamp(1.25rem, 1.18rem + 0.35vw, 1.5rem)',
    '2xl': 'clamp(1.5rem, 1.35rem + 0.7vw, 2rem)',
    '3xl': 'clamp(1.875rem, 1.6rem + 1.3vw, 2.75rem)',
    '4xl': 'min(clamp(2.375rem, 1.8rem + 2.6vw, 4.25rem), 16vw)',
    '5xl': 'min(clamp(3rem, 1.9rem + 4.8vw, 6.5rem), 18vw)',
  }),
  fontWeights: values({
    medium: '500',
    semibold: '600',
    bold: '700',
    display: '800',
  }),
  lineHeights: values({ none: '1', tight: '1.08', snug: '1.3', normal: '1.55' }),
  letterSpacings: values({ wide: '0.02em' }),
  spacing: {
    0: { value: '0px' },
    ...values(scale),
    ...values({
      // Sets the minimum in px, since larger text would widen a rem margin in narrow windows.
      gutter: 'clamp(16px, 4vw, 4rem)',
      edge: 'max(clamp(16px, 4vw, 4rem), 50vw - 56rem)',
    }),
  },
  sizes: {
    0: { value: '0px' },
    ...values(scale),
    ...values({
      full: '100%',
      bar: 'min(4rem, max(96px, 5vw))',
      icon: 'min(2.75rem, max(44px, 6vw))',
      control: '3rem',
      form: '26rem',
      prose: '44rem',
    }),
  },
  radii: values({
    sm: '4px',
    md: '8px',
    lg: '14px',
    xl: '22px',
    pill: '999px',
    full: '999px',
  }),
  shadows: values({
    card: '0 10px 30px -12px rgb(0 0 0 / 0.75)',
    lifted: '0 22px 50px -16px rgb(0 0 0 / 0.9)',
    glow: `0 0 0 1px ${translucent('ivory.50', 0.4)}, 0 12px 40px -12px rgb(0 0 0 / 0.9)`,
  }),
  durations: values({ fast: '120ms', moderate: '180ms' }),
  easings: values({ out: 'cubic-bezier(0.2, 0.7, 0.2, 1)' }),
  zIndex: {
    raised: { value: 1 },
    bar: { value: 100 },
    menu: { value: 200 },
    dialog: { value: 300 },
    skip: { value: 400 },
  },
});

const colors = Object.entries(purposes).map(([name, shades]) => [
  name,
  Object.fromEntries(
    Object.entries(shades).map(([shade, colour]) => [shade, { value: `{colors.${colour}}` }]),
  ),
]);

export const semanticTokens = defineSemanticTokens({ colors: Object.fromEntries(colors) });
