import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem } from '@chakra-ui/react/styled-system';
import { breakpoints } from './breakpoints';
import { globalCss } from './global-css';
import { semanticTokens } from './semantic-tokens';
import { tokens } from './tokens';

/** Chakra without its default theme, which would add to the first screen's JavaScript. */
export const system = createSystem(defaultBaseConfig, {
  cssVarsPrefix: 'fin',
  preflight: true,
  globalCss,
  theme: {
    breakpoints,
    tokens,
    semanticTokens,
    keyframes: {
      spin: { to: { transform: 'rotate(360deg)' } },
      shimmer: { '0%, 100%': { opacity: '1' }, '50%': { opacity: '0.7' } },
      unfold: { from: { height: '0' }, to: { height: 'var(--radix-accordion-content-height)' } },
      fold: { from: { height: 'var(--radix-accordion-content-height)' }, to: { height: '0' } },
      rise: { from: { opacity: '0', transform: 'translateY(6px)' } },
    },
  },
});
