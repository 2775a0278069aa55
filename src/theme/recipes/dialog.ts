import { recipe } from '../css' with { type: 'macro' };
import { scrim } from '../palette' with { type: 'macro' };

export const overlayRecipe = recipe({
  position: 'fixed',
  inset: '0',
  zIndex: 'dialog',
  bg: scrim(0.78),
  backdropFilter: 'blur(6px)',
});

const TOP = 'clamp(1rem, 10dvh, 6rem)';

export const dialogRecipe = recipe(
  {
    position: 'fixed',
    inset: '0',
    zIndex: 'dialog',
    display: 'grid',
    alignContent: 'start',
    m: 'auto',
    w: 'calc(100% - 2rem)',
    h: 'fit-content',
    maxH: 'calc(100dvh - 2rem)',
    overflowY: 'auto',
    p: { base: 'min(1.5rem, 6vw)', sm: '8' },
    borderRadius: 'xl',
    borderWidth: '1px',
    borderColor: 'border',
    bg: 'bg.surface',
    boxShadow: 'lifted',
    outline: 'none',
    animation: 'rise 180ms both',
  },
  {
    size: {
      sm: { maxW: '28rem', gap: '3' },
      md: { maxW: '34rem', gap: '5', mt: TOP, maxH: `calc(100dvh - ${TOP} - 1rem)` },
    },
  },
);

export const dialogTitleRecipe = recipe({
  minW: '0',
  fontFamily: 'display',
  fontWeight: 'display',
  fontSize: '2xl',
  lineHeight: 'tight',
  letterSpacing: 'wide',
  overflowWrap: 'anywhere',
});
