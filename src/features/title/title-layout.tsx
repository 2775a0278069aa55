import { recipe } from '../../theme/css' with { type: 'macro' };
import { translucent } from '../../theme/palette' with { type: 'macro' };
import { styled } from '../../theme/styled';

export const Page = styled(
  'div',
  recipe({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: { base: '8', md: '12' },
    pb: '12',
  }),
);

export const Column = styled('div', recipe({ minW: '0', px: 'edge' }));

const rise = 'linear-gradient(to bottom, transparent, rgb(0 0 0 / 0.3) 6rem, black 16rem)';
const shade = translucent('ink.900', 0.86);

/**
 * From `lg` on, the facts overlay the art while no video is being watched. Otherwise, the facts are
 * below the stage.
 */
export const BillboardFrame = styled(
  'div',
  recipe({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    overflow: 'clip',
    '& > [data-stage]': {
      gridArea: '1 / 1',
      h: { base: 'min(56.25vw, 62dvh)', lg: 'auto' },
    },
    '& > [data-facts]': { gridArea: { base: '2 / 1', lg: '1 / 1' } },
    '&:not([data-watching])': {
      gridTemplateRows: { lg: 'minmax(clamp(32rem, 44vw, 52rem), auto)' },
      '& > [data-facts]::before': {
        content: '""',
        display: { base: 'none', lg: 'block' },
        position: 'absolute',
        zIndex: '-1',
        insetBlock: '-18rem 0',
        insetInline: '0 -14rem',
        bgImage: `linear-gradient(to right, ${shade} calc(100% - 14rem), transparent)`,
        maskImage: rise,
        _rtl: { transform: 'scaleX(-1)' },
      },
    },
    '&[data-watching]': {
      '& > [data-stage]': { h: 'min(56.25vw, 100dvh - {sizes.bar})' },
      ':root:not(:fullscreen):has(#offline-bar) &': {
        '& > [data-stage]:not([data-theatre])': { h: 'min(56.25vw, 100dvh - 2 * {sizes.bar})' },
      },
      '& > [data-stage][data-theatre]': { h: '100dvh', zIndex: 'menu' },
      '& > [data-facts]': { gridArea: '2 / 1', pt: { lg: '8' }, maxW: { lg: 'none' } },
    },
    '& > [data-stage]:has([data-shade])': { zIndex: 'menu' },
    // On landscape phones, the video covers the header and its 1px border.
    _short: {
      '&[data-watching]': {
        mt: 'calc(-1px - {sizes.bar})',
        '& > [data-stage]:not([data-theatre])': { h: '100dvh', zIndex: 'menu' },
      },
    },
    ':root:fullscreen &': {
      '& > [data-stage][data-stage]': {
        visibility: 'visible',
        position: 'fixed',
        inset: '0',
        zIndex: 'menu',
        h: 'auto',
        bg: 'bg.deep',
      },
    },
  }),
);

export const FactsBox = styled(
  'div',
  recipe({
    position: 'relative',
    zIndex: 'raised',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignSelf: 'end',
    gap: '4',
    maxW: { lg: 'min(100%, 38rem + {spacing.edge})' },
    ps: 'edge',
    pe: { base: 'edge', lg: '4' },
    pt: { base: '6', lg: '12' },
    pb: { lg: '12' },
    '& > p': { maxW: 'prose' },
    _forcedColors: { bg: 'Canvas' },
  }),
);
