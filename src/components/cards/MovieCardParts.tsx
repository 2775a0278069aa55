import { recipe } from '../../theme/css' with { type: 'macro' };
import { styled } from '../../theme/styled';
import { cardShapes } from './card-shapes' with { type: 'macro' };

/** The height of a name and facts of one line each, with their padding. */
const TEXTS = '3.625rem';

/**
 * As high as the picture and one line each of name and facts, always. Under the pointer and with the
 * focus both are shown whole: they grow upwards over the picture, so that nothing else moves.
 */
export const Card = styled(
  'article',
  recipe(
    {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      minW: '0',
      minH: '0',
      // The ratio is the picture's; the texts stand in the padding.
      boxSizing: 'content-box',
      pb: TEXTS,
      '& > a': {
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'flex-end',
        flex: '1',
        minH: '0',
        borderRadius: 'md',
      },
      '& > ul': { mb: `-${TEXTS}` },
      // Below a picture that is a link of its own.
      '& > a + a': { flex: 'none' },
      '& > a:has([data-frame]):focus-visible': { outline: 'none' },
      '& > a:focus-visible [data-frame]': {
        outline: '3px solid {colors.focus}',
        outlineOffset: '3px',
      },
      '& [data-frame]': {
        position: 'absolute',
        insetX: '0',
        top: '0',
        w: 'auto',
        transitionProperty: 'transform, box-shadow',
        transitionDuration: 'moderate',
        transitionTimingFunction: 'out',
      },
      '&:is(:focus-within, :hover) [data-frame]': { boxShadow: 'glow' },
      '&:is(:focus-within, :hover)': {
        '& > a > span, & > ul': { bg: 'bg.raised', whiteSpace: 'normal', overflowWrap: 'anywhere' },
        '& > ul': { h: 'auto' },
      },
      _canHover: {
        '&:hover [data-frame]': { transform: 'translateY(-4px)' },
        '&:not(:hover, :focus-within) > [data-corner]:not(:has([aria-pressed=true]))': {
          opacity: '0',
        },
      },
    },
    { shape: cardShapes() },
    { shape: 'adaptive' },
  ),
);

/** As wide as the cell's padding allows, so that the ground behind the words has a margin. */
const textBox = { position: 'relative', flexShrink: '0', mx: '-1.5', px: '1.5', truncate: true };

export const Name = styled(
  'span',
  recipe({
    ...textBox,
    display: 'block',
    pt: '2.5',
    fontSize: 'md',
    fontWeight: 'semibold',
    lineHeight: '1.5rem',
    borderTopRadius: 'md',
  }),
);

export const Facts = styled(
  'ul',
  recipe({
    ...textBox,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '1',
    // One line: a fact that does not fit on it is on the next, out of sight.
    h: '6',
    pb: '1',
    fontSize: 'sm',
    lineHeight: '1.25rem',
    color: 'fg.subtle',
    borderBottomRadius: 'md',
    '& > li': { position: 'relative', maxW: 'full' },
    '& > [data-age]': { me: '-2' },
    // In the gap before a fact, without a word for screen readers; at the beginning of a line it is clipped.
    '& > li:not([data-age]) + li::before': {
      content: '"·" / ""',
      position: 'absolute',
      insetInlineStart: '-2.5',
    },
  }),
);

export const Corner = styled(
  'div',
  recipe({
    position: 'absolute',
    top: '2.5',
    insetInlineEnd: '2.5',
    transitionProperty: 'opacity',
    transitionDuration: 'fast',
  }),
);
