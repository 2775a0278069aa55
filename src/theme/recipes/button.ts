import { defineRecipe } from '@chakra-ui/react/styled-system';
import { scrim } from '../palette';

export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: '0',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontWeight: 'semibold',
    lineHeight: 'none',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    userSelect: 'none',
    cursor: 'pointer',
    transitionProperty: 'common',
    transitionDuration: 'fast',
    transitionTimingFunction: 'out',
    _active: { transform: 'scale(0.98)' },
    _disabled: { cursor: 'not-allowed', opacity: '0.55' },
  },
  variants: {
    variant: {
      solid: {
        bg: 'accent',
        color: 'accent.fg',
        _hover: { bg: 'accent.hover' },
      },
      outline: {
        borderColor: 'border.strong',
        color: 'fg',
        bg: scrim(0.35),
        _hover: { borderColor: 'accent', color: 'accent.hover' },
      },
      danger: {
        borderColor: 'danger.strong',
        color: 'danger',
        _hover: { bg: 'danger.strong', color: 'bg.deep' },
      },
      ghost: {
        color: 'fg.muted',
        _hover: { bg: 'bg.hover', color: 'fg' },
      },
    },
    size: {
      sm: { h: '9', px: '4', fontSize: 'sm' },
      md: { h: '11', px: '6', fontSize: 'md' },
      lg: { h: '14', px: '8', fontSize: 'lg' },
      icon: { h: '11', w: '11', p: '0', fontSize: 'lg' },
    },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});
