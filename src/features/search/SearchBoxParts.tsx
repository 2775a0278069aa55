import type { MouseEvent } from 'react';
import { recipe } from '../../theme/css' with { type: 'macro' };
import { styled } from '../../theme/styled';

const iconSpace = 'min(2.75rem, max(44px, 6vw))';

const keepsFocus = { onMouseDown: (event: MouseEvent) => event.preventDefault() };

export const Form = styled(
  'form',
  recipe({
    position: 'relative',
    w: 'full',
    '&[data-variant=page]': { maxW: 'prose' },
    '&[data-variant=bar]': { maxW: '20rem' },
    _belowBar: {
      '&[data-variant=bar]:focus-within': {
        position: 'absolute',
        insetX: 'gutter',
        w: 'auto',
        maxW: 'none',
        zIndex: 'raised',
      },
    },
  }),
);

export const SubmitIcon = styled(
  'button',
  recipe({
    position: 'absolute',
    insetInlineStart: '1',
    top: '0',
    bottom: '0',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    w: `calc(${iconSpace} - 0.5rem)`,
    borderRadius: 'pill',
    color: 'fg.subtle',
    cursor: 'pointer',
    '[data-variant=page] > &': { insetInlineStart: '2', w: iconSpace },
    _hover: { color: 'fg' },
    _focusVisible: { borderRadius: 'pill', outlineOffset: '-4px' },
  }),
  keepsFocus,
);

export const Box = styled(
  'input',
  recipe({
    display: 'block',
    w: 'full',
    borderRadius: 'pill',
    borderWidth: '1px',
    borderColor: 'border.strong',
    bg: 'bg.deep',
    color: 'fg',
    textOverflow: 'ellipsis',
    transitionProperty: 'colors',
    transitionDuration: 'fast',
    _placeholder: { color: 'fg.subtle' },
    _hover: { borderColor: 'fg.subtle' },
    _focusVisible: { borderColor: 'accent', borderRadius: 'pill', outlineOffset: '1px' },
    '&[data-variant=bar]': {
      h: 'min(2.75rem, max(72px, 4vw))',
      px: iconSpace,
      fontSize: 'md',
      '@media (max-width: 359.98px)': { '&:not(:focus)::placeholder': { color: 'transparent' } },
    },
    '&[data-variant=page]': {
      h: '14',
      ps: `calc(${iconSpace} + 0.75rem)`,
      pe: iconSpace,
      fontSize: 'lg',
    },
  }),
);

export const Clear = styled(
  'button',
  recipe({
    position: 'absolute',
    insetInlineEnd: '1.5',
    top: '50%',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSize: 'min(2rem, max(32px, 5vw))',
    borderRadius: 'pill',
    color: 'fg.muted',
    cursor: 'pointer',
    transform: 'translateY(-50%)',
    _hover: { bg: 'bg.hover', color: 'fg' },
    _focusVisible: { borderRadius: 'pill' },
  }),
  keepsFocus,
);

export const Panel = styled(
  'div',
  recipe({
    position: 'absolute',
    insetX: '0',
    top: 'calc(100% + 8px)',
    zIndex: 'menu',
    maxH: '250px',
    p: '1.5',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    borderRadius: 'lg',
    borderWidth: '1px',
    borderColor: 'border',
    bg: 'bg.raised',
    boxShadow: 'lifted',
    scrollbarWidth: 'thin',
    animation: 'rise 120ms both',
  }),
  keepsFocus,
);
