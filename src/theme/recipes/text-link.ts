import { recipe } from '../css' with { type: 'macro' };

/** A link within a sentence or below a form. */
export const textLinkRecipe = recipe({
  // A larger touch target that does not move the lines around it.
  py: '1',
  color: 'fg',
  fontWeight: 'semibold',
  overflowWrap: 'anywhere',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  textDecorationThickness: '1px',
  _hover: { textDecorationThickness: '2px' },
});
