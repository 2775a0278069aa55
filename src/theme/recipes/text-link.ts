import { recipe } from '../css' with { type: 'macro' };

export const textLinkRecipe = recipe({
  // A larger touch target that does not change the line height.
  py: '1',
  color: 'fg',
  fontWeight: 'semibold',
  overflowWrap: 'anywhere',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  textDecorationThickness: '1px',
  _hover: { textDecorationThickness: '2px' },
});
