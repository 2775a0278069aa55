import { chakra } from '@chakra-ui/react/styled-system';
import { belowBar } from '../../theme/media';

/** `data-variant`: `bar` or `page`. */
export const Form = chakra('form', {
  base: {
    position: 'relative',
    w: 'full',
    '&[data-variant=page]': { maxW: 'prose' },
    '&[data-variant=bar]': {
      maxW: '20rem',
      ...belowBar({
        _focusWithin: {
          position: 'absolute',
          insetX: 'gutter',
          w: 'auto',
          maxW: 'none',
          zIndex: 'raised',
        },
      }),
    },
  },
});

/** Left of the text, but after the input in the tab order. */
export const SubmitIcon = chakra('button', {
  base: {
    position: 'absolute',
    left: '1',
    top: '0',
    bottom: '0',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    w: '9',
    borderRadius: 'full',
    color: 'fg.subtle',
    cursor: 'pointer',
    '[data-variant=page] > &': { left: '2', w: '11' },
    _hover: { color: 'accent.hover' },
    _focusVisible: { borderRadius: 'full', outlineOffset: '-4px' },
  },
});

export const Box = chakra('input', {
  base: {
    display: 'block',
    w: 'full',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'border.strong',
    bg: 'bg.deep',
    color: 'fg',
    textOverflow: 'ellipsis',
    transitionProperty: 'colors',
    transitionDuration: 'fast',
    _placeholder: { color: 'fg.subtle' },
    _hover: { borderColor: 'fg.subtle' },
    _focusVisible: { borderColor: 'accent', borderRadius: 'full', outlineOffset: '1px' },
    '&[data-variant=bar]': {
      h: '11',
      ps: '11',
      pe: '11',
      fontSize: 'md',
      // Too narrow for the placeholder: show the icon only.
      '@media (max-width: 359.98px)': { '&:not(:focus)::placeholder': { color: 'transparent' } },
    },
    '&[data-variant=page]': { h: '14', ps: '14', pe: '14', fontSize: 'lg' },
  },
});

export const Clear = chakra('button', {
  base: {
    position: 'absolute',
    right: '1.5',
    top: '50%',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSize: '8',
    borderRadius: 'full',
    color: 'fg.muted',
    cursor: 'pointer',
    transform: 'translateY(-50%)',
    _hover: { bg: 'bg.hover', color: 'fg' },
    _focusVisible: { borderRadius: 'full' },
  },
});

/** What drops down from the box (spec §9). */
export const Panel = chakra('div', {
  base: {
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
  },
});
