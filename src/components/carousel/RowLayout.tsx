import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { atSteps, cardsPerView } from '../use-media-steps';

/** The heading and the arrows. */
export const RowHeader = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: 'min(1rem, 3vw)', minH: '11', mb: '3' },
});

/** Beside the page's column, where a row would end in a hard edge, its slivers fade out. */
const fade: SystemStyleObject = {
  content: '""',
  position: 'absolute',
  zIndex: 'raised',
  insetBlock: '0',
  w: '{spacing.gutter}',
  pointerEvents: 'none',
  display: 'none',
  '@media (min-width: 1921px)': { display: 'block' },
};

/** Reaches into the page's margins, which show a sliver of the cards beside a row's own. */
export const RowClip = chakra('div', {
  base: {
    position: 'relative',
    mx: 'calc(-1 * {spacing.gutter})',
    px: 'gutter',
    overflowX: 'clip',
    _before: { ...fade, left: '0', bgImage: 'linear-gradient(to left, transparent, {colors.bg})' },
    _after: { ...fade, right: '0', bgImage: 'linear-gradient(to right, transparent, {colors.bg})' },
  },
});

/**
 * A row's width, including the cells' outer padding, rounded so that each cell is a whole number of
 * pixels wide: slick rounds its slides up, and would overflow the page. Where the page's margin is
 * small, a row leaves room for the sliver.
 */
export const rowWidth: SystemStyleObject = {
  mx: { base: '-1.5', lg: '-2' },
  w: {
    base: 'calc(100% - 0.75rem)',
    sm: `round(down, 100% - 0.25rem, ${cardsPerView.sm}px)`,
    md: `round(down, 100% + 0.75rem, ${cardsPerView.md}px)`,
    lg: `round(down, 100% + 1rem, ${cardsPerView.lg}px)`,
    '2xl': `round(down, 100% + 1rem, ${cardsPerView['2xl']}px)`,
  },
};

/** Has no gap: the cells have padding, as in slick. */
export const RowList = chakra('div', {
  base: {
    display: 'flex',
    ...rowWidth,
  },
});

export const RowCell = chakra('div', {
  base: {
    flex: 'none',
    w: atSteps(cardsPerView, (count) => `calc(100% / ${count})`),
    px: { base: '1.5', lg: '2' },
  },
});
