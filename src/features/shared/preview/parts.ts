import { Link } from 'react-router-dom';
import { recipe } from '../../../theme/css' with { type: 'macro' };
import { styled } from '../../../theme/styled';

export const Popover = styled(
  'div',
  recipe({
    position: 'fixed',
    inset: 'auto',
    m: '0',
    p: '0',
    w: 'min(20rem, 45vw)',
    overflow: 'hidden',
    '&:popover-open': { display: 'flex', flexDirection: 'column' },
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'border',
    borderRadius: 'lg',
    bg: 'bg.raised',
    color: 'fg',
    boxShadow: 'lifted',
    animation: 'rise 180ms',
  }),
);

export const Whole = styled(
  Link,
  recipe({
    display: 'flex',
    flexDirection: 'column',
    minH: '0',
    _after: { content: '""', position: 'absolute', inset: '0' },
  }),
);

export const Screen = styled(
  'div',
  recipe({
    position: 'relative',
    aspectRatio: '16/9',
    minH: '0',
    overflow: 'hidden',
    bg: 'bg.placeholder',
  }),
);

export const Trailer = styled(
  'div',
  recipe({
    position: 'absolute',
    inset: '0',
    opacity: '0',
    transition: 'opacity 180ms',
    pointerEvents: 'none',
    '&[data-plays=true]': { opacity: '1' },
    '& video': { w: 'full', h: 'full', objectFit: 'cover' },
  }),
);

export const Name = styled(
  'span',
  recipe({
    flexShrink: '0',
    px: '4',
    pt: '3',
    pb: '1',
    fontSize: 'lg',
    fontWeight: 'semibold',
    lineHeight: 'tight',
    overflowWrap: 'anywhere',
  }),
);

export const Actions = styled(
  'div',
  recipe({
    position: 'relative',
    zIndex: 'raised',
    display: 'flex',
    flexWrap: 'wrap',
    flexShrink: '0',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto' },
    p: '4',
    pt: '3',
  }),
);
