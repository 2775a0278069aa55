import { recipe } from '../css' with { type: 'macro' };

export const controlRecipe = recipe({
  w: 'full',
  minH: 'control',
  px: '4',
  py: '2.5',
  borderRadius: 'md',
  borderWidth: '1px',
  borderColor: 'border.strong',
  bg: 'bg.deep',
  color: 'fg',
  fontSize: 'md',
  lineHeight: 'snug',
  transitionProperty: 'colors',
  transitionDuration: 'fast',
  _placeholder: { color: 'fg.subtle' },
  _hover: { borderColor: 'fg.subtle' },
  _focusVisible: { borderColor: 'accent' },
  _invalid: { borderColor: 'danger.strong' },
  _readOnly: { color: 'fg.subtle', bg: 'bg.surface', borderColor: 'border' },
  _disabled: { opacity: '0.55', cursor: 'not-allowed' },
});
