import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { atSteps, cardsPerView } from '../use-media-steps';

/** The line above a row of cards: heading, what belongs to it, arrows. */
export const RowHeader = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: '4', minH: '11', mb: '3' },
});

/**
 * A row's width: with the cells' outer padding, and so many whole pixels that each cell has as many
 * (spec §9). Slick rounds its slides up, and would overhang the page's edge.
 */
export const rowWidth: SystemStyleObject = {
  mx: { base: '-1.5', lg: '-2' },
  w: {
    base: 'calc(100% + 0.75rem)',
    sm: `round(down, 100% + 0.75rem, ${cardsPerView.sm}px)`,
    md: `round(down, 100% + 0.75rem, ${cardsPerView.md}px)`,
    lg: `round(down, 100% + 1rem, ${cardsPerView.lg}px)`,
    '2xl': `round(down, 100% + 1rem, ${cardsPerView['2xl']}px)`,
  },
};

/** Cards beside each other; the cells' own padding keeps them apart. */
export const RowList = chakra('div', {
  base: {
    display: 'flex',
    ...rowWidth,
    overflow: 'clip',
    overflowClipMargin: '6px',
  },
});

/** One place in a row. */
export const RowCell = chakra('div', {
  base: {
    flex: 'none',
    w: atSteps(cardsPerView, (count) => `calc(100% / ${count})`),
    px: { base: '1.5', lg: '2' },
  },
});
