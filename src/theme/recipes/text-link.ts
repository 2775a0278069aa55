import { recipe } from '../css' with { type: 'macro' };

export const textLinkRecipe = recipe({
  py: '1',
  color: 'fg',
  fontWeight: 'semibold',
  overflowWrap: 'anywhere',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  textDecorationThickness: '1px',
  _hover: { textDecorationThickness: '2px' },
});
