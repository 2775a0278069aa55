import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';

/** The line above a row of cards: heading, what belongs to it, arrows. */
export const RowHeader = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: '4', minH: '11', mb: '3' },
});

/**
 * A row's width: with the cells' outer padding, and so many whole pixels that each cell has as many
 * (spec §9: 1, 2, 3, 4 or 6 cells). Slick rounds its slides up, and would overhang the page's edge.
 */
export const rowWidth: SystemStyleObject = {
  mx: { base: '-1.5', lg: '-2' },
  w: {
    base: 'calc(100% + 0.75rem)',
    sm: 'round(down, 100% + 0.75rem, 2px)',
    md: 'round(down, 100% + 0.75rem, 3px)',
    lg: 'round(down, 100% + 1rem, 4px)',
    '2xl': 'round(down, 100% + 1rem, 6px)',
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
    w: {
      base: '100%',
      sm: '50%',
      md: 'calc(100% / 3)',
      lg: '25%',
      '2xl': 'calc(100% / 6)',
    },
    px: { base: '1.5', lg: '2' },
  },
});
