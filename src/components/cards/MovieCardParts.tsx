import { recipe } from '../../theme/css' with { type: 'macro' };
import { styled } from '../../theme/styled';

export const Card = styled(
  'article',
  recipe({
    position: 'relative',
    minW: '0',
    '& > a': { display: 'block', borderRadius: 'md' },
    '& > a:has([data-frame]):focus-visible': { outline: 'none' },
    '& > a:focus-visible [data-frame]': {
      outline: '3px solid {colors.focus}',
      outlineOffset: '3px',
    },
    '& > a > [data-frame]': {
      transitionProperty: 'transform, box-shadow',
      transitionDuration: 'moderate',
      transitionTimingFunction: 'out',
    },
    '&:is(:focus-within, :hover) > a > [data-frame]': { boxShadow: 'glow' },
    _canHover: {
      '&:hover > a > [data-frame]': { transform: 'translateY(-4px)' },
      '&:not(:hover, :focus-within) > [data-corner]:not(:has([aria-pressed=true]))': {
        opacity: '0',
      },
    },
    '&:has(> [data-preview]) > a:focus-visible [data-frame]': { outline: 'none' },
    '&:has(> a:focus-visible) > [data-preview]': { outline: '3px solid {colors.focus}' },
    '&:has(> [data-preview]) > [data-corner]:not(:focus-within)': { visibility: 'hidden' },
  }),
);

export const Name = styled(
  'span',
  recipe({
    display: 'block',
    truncate: true,
    pt: '2.5',
    fontSize: 'md',
    fontWeight: 'semibold',
    lineHeight: '1.5rem',
  }),
);

export const Facts = styled(
  'ul',
  recipe({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '1',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    h: '6',
    pb: '1',
    fontSize: 'sm',
    lineHeight: '1.25rem',
    color: 'fg.subtle',
    '& > li': { position: 'relative', maxW: 'full' },
    '& > [data-age]': { me: '-2' },
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
