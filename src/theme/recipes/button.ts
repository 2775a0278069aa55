import { recipe } from '../css' with { type: 'macro' };
import { scrim } from '../palette' with { type: 'macro' };

export const buttonRecipe = recipe(
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: '0',
    borderRadius: 'pill',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontWeight: 'semibold',
    lineHeight: 'tight',
    textAlign: 'center',
    textWrap: 'balance',
    maxW: 'full',
    textDecoration: 'none',
    userSelect: 'none',
    cursor: 'pointer',
    transitionProperty: 'common',
    transitionDuration: 'fast',
    transitionTimingFunction: 'out',
    _active: { transform: 'scale(0.98)' },
    _disabled: { cursor: 'not-allowed', opacity: '0.55' },
  },
  {
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
        // Forced-colors mode preserves transparency, which makes text over images illegible.
        _forcedColors: { bg: 'ButtonFace' },
        _hover: { borderColor: 'fg' },
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
      sm: { minH: '9', px: '4', py: '1', fontSize: 'sm' },
      md: { minH: '11', px: '6', py: '1.5', fontSize: 'md' },
      lg: { minH: '14', px: { base: 'min(2rem, 7vw)', md: '8' }, py: '2', fontSize: 'lg' },
      icon: { boxSize: 'icon', p: '0', fontSize: 'min(1.125rem, max(18px, 2.5vw))' },
    },
  },
  { variant: 'solid', size: 'md' },
);
