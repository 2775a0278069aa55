import { defineSemanticTokens } from '@chakra-ui/react/styled-system';

/** Colours by purpose, as components name them. */
export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      DEFAULT: { value: '{colors.ink.900}' },
      deep: { value: '{colors.ink.950}' },
      surface: { value: '{colors.ink.850}' },
      raised: { value: '{colors.ink.800}' },
      hover: { value: '{colors.ink.700}' },
      /** A placeholder: lighter than any ground it stands on, so that it is seen on poor screens. */
      placeholder: { value: '{colors.ink.600}' },
    },
    fg: {
      DEFAULT: { value: '{colors.ivory.50}' },
      muted: { value: '{colors.ivory.200}' },
      subtle: { value: '{colors.ivory.400}' },
    },
    border: {
      DEFAULT: { value: '{colors.ink.700}' },
      strong: { value: '{colors.ink.500}' },
    },
    accent: {
      DEFAULT: { value: '{colors.amber.400}' },
      hover: { value: '{colors.amber.300}' },
      fg: { value: '{colors.ink.950}' },
    },
    danger: {
      DEFAULT: { value: '{colors.coral.300}' },
      strong: { value: '{colors.coral.400}' },
    },
    success: { DEFAULT: { value: '{colors.jade.300}' } },
    focus: { DEFAULT: { value: '{colors.amber.300}' } },
  },
});
