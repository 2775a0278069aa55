import { defineSemanticTokens } from '@chakra-ui/react/styled-system';
import { purposes } from './colours/purposes';

const colors = Object.entries(purposes).map(([name, shades]) => [
  name,
  Object.fromEntries(
    Object.entries(shades).map(([shade, colour]) => [shade, { value: `{colors.${colour}}` }]),
  ),
]);

export const semanticTokens = defineSemanticTokens({ colors: Object.fromEntries(colors) });
