import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem } from '@chakra-ui/react/styled-system';
import { below, widths } from './breakpoints';
import { globalCss } from './global-css';
import { semanticTokens, tokens } from './tokens';

export const conditions = {
  canHover: '@media (hover: hover)',
  short: '@media (orientation: landscape) and (max-height: 480px)',
  forcedColors: '@media (forced-colors: active)',
  belowBar: `@media ${below('bar')}`,
} as const;

export const system = createSystem(defaultBaseConfig, {
  cssVarsPrefix: 'fin',
  preflight: true,
  conditions,
  globalCss,
  theme: {
    breakpoints: Object.fromEntries(
      Object.entries(widths).map(([name, width]) => [name, `${width}px`]),
    ),
    tokens,
    semanticTokens,
    keyframes: {
      spin: { to: { transform: 'rotate(360deg)' } },
      shimmer: { '0%, 100%': { opacity: '1' }, '50%': { opacity: '0.7' } },
      unfold: { from: { height: '0' }, to: { height: 'var(--radix-accordion-content-height)' } },
      fold: { from: { height: 'var(--radix-accordion-content-height)' }, to: { height: '0' } },
      'run-out': { from: { transform: 'scaleX(1)' }, to: { transform: 'scaleX(0)' } },
      rise: { from: { opacity: '0', transform: 'translateY(6px)' } },
    },
  },
});
