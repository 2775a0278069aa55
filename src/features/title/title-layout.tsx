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

/** The column of what stands below the billboard. */
export const Column = styled('div', recipe({ minW: '0', px: 'edge' }));

/** Behind the facts: full above their first line, gone 18 rem higher. */
const rise = 'linear-gradient(to bottom, transparent, rgb(0 0 0 / 0.3) 6rem, black 16rem)';
const shade = translucent('ink.900', 0.86);

/**
 * The stage and the facts. From `lg` on the facts stand on the art, until the video takes its place
 * and they go below it; in narrower windows they are always below.
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
      // The shade belongs to the text's box: as dark behind its last letter as behind its first.
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
      // The bar that tells that there is no network stands at the window's foot.
      ':root:not(:fullscreen):has(#offline-bar) &': {
        '& > [data-stage]:not([data-theatre])': { h: 'min(56.25vw, 100dvh - 2 * {sizes.bar})' },
      },
      // Theatre mode: over the navigation bar too.
      '& > [data-stage][data-theatre]': { h: '100dvh', zIndex: 'menu' },
      '& > [data-facts]': { gridArea: '2 / 1', pt: { lg: '8' }, maxW: { lg: 'none' } },
    },
    // A menu at the window's foot is over the page, too.
    '& > [data-stage]:has([data-shade])': { zIndex: 'menu' },
    // A phone held sideways shows the picture alone, over the bar and its border; further down the bar is back.
    _short: {
      '&[data-watching]': {
        mt: 'calc(-1px - {sizes.bar})',
        '& > [data-stage]:not([data-theatre])': { h: '100dvh', zIndex: 'menu' },
      },
    },
    // Of the film that follows, the placeholder too.
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
    // The text is as wide as it can be read well, beside the edge.
    maxW: { lg: 'min(100%, 38rem + {spacing.edge})' },
    ps: 'edge',
    pe: { base: 'edge', lg: '4' },
    pt: { base: '6', lg: '12' },
    pb: { lg: '12' },
    '& > p': { maxW: 'prose' },
    _forcedColors: { bg: 'Canvas' },
  }),
);
