import { css, recipe } from '../../theme/css' with { type: 'macro' };
import { styled } from '../../theme/styled';

export const QuestionBox = styled(
  'div',
  recipe({
    mb: '3',
    borderRadius: 'lg',
    borderWidth: '1px',
    borderColor: 'border',
    bg: 'bg.surface',
    overflow: 'hidden',
    transitionProperty: 'colors',
    transitionDuration: 'fast',
    _hover: { bg: 'bg.raised' },
  }),
);

export const questionClass = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'min(1.5rem, 4vw)',
  w: 'full',
  minH: '16',
  px: { base: 'min(1.25rem, 5vw)', md: '7' },
  py: '4',
  fontFamily: 'body',
  fontSize: 'lg',
  fontWeight: 'semibold',
  lineHeight: 'snug',
  textAlign: 'start',
  cursor: 'pointer',
  _focusVisible: { outlineOffset: '-3px', borderRadius: 'lg' },
  '& svg': {
    color: 'fg.muted',
    transitionProperty: 'transform',
    transitionDuration: 'moderate',
    transitionTimingFunction: 'out',
  },
  '& > h3': { font: 'inherit', letterSpacing: 'inherit' },
  '&[aria-expanded=true] svg': { transform: 'rotate(45deg)' },
  '&:is([open] > *) svg': { transform: 'rotate(45deg)' },
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
});

export const answerClass = css({
  px: { base: '5', md: '7' },
  pb: '6',
  color: 'fg.muted',
  maxW: '46em',
});
