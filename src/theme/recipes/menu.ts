import { recipe } from '../css' with { type: 'macro' };

export const menuRecipe = recipe({
  zIndex: 'menu',
  maxW: 'calc(100vw - 1.5rem)',
  maxH: 'var(--radix-dropdown-menu-content-available-height)',
  overflowY: 'auto',
  p: '2',
  borderRadius: 'lg',
  borderWidth: '1px',
  borderColor: 'border',
  bg: 'bg.raised',
  boxShadow: 'lifted',
  animation: 'rise 180ms both',
});

export const menuItemRecipe = recipe(
  {
    display: 'flex',
    alignItems: 'center',
    w: 'full',
    minH: '11',
    borderRadius: 'md',
    color: 'fg.muted',
    cursor: 'pointer',
    outline: 'none',
    _highlighted: { bg: 'bg.hover', color: 'fg' },
    _focusVisible: { outline: '2px solid {colors.focus}', outlineOffset: '-2px' },
    _disabled: { opacity: '0.55', cursor: 'progress' },
    _currentPage: { color: 'fg', fontWeight: 'semibold' },
  },
  {
    fit: {
      roomy: { px: '4' },
      narrow: {
        px: { base: '1', sm: '3', md: '4' },
        py: '1',
        fontSize: { base: 'xs', sm: 'sm', md: 'md' },
        lineHeight: 'snug',
        overflowWrap: 'anywhere',
        hyphens: 'auto',
      },
    },
  },
  { fit: 'roomy' },
);

export const menuLineRecipe = recipe({ h: '1px', my: '2', bg: 'border' });
