import type { Colour } from '../palette';

export const purposes = {
  bg: {
    DEFAULT: 'ink.900',
    deep: 'ink.950',
    surface: 'ink.850',
    raised: 'ink.800',
    hover: 'ink.700',
    placeholder: 'ink.600',
  },
  fg: { DEFAULT: 'ivory.50', muted: 'ivory.200', subtle: 'ivory.400' },
  border: { DEFAULT: 'ink.700', strong: 'ink.500' },
  accent: { DEFAULT: 'amber.400', hover: 'amber.300', fg: 'ink.950' },
  danger: { DEFAULT: 'coral.300', strong: 'coral.400' },
  success: { DEFAULT: 'jade.300' },
  focus: { DEFAULT: 'amber.300' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Colour>>>>;
