import { chakra } from '@chakra-ui/react/styled-system';

/** The line above a row of cards: heading, what belongs to it, arrows. */
export const RowHeader = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: '4', minH: '11', mb: '3' },
});

/** Cards beside each other; the cells' own padding keeps them apart. */
export const RowList = chakra('div', {
  base: {
    display: 'flex',
    mx: { base: '-1.5', lg: '-2' },
    overflow: 'clip',
    overflowClipMargin: '6px',
  },
});

/**
 * One place in a row: 1, 2, 3, 4 or 6 of them fill its width (spec §9). Slick rounds its slides
 * up to whole pixels; so do these, or a row would grow as its cards arrive.
 */
export const RowCell = chakra('div', {
  base: {
    flex: 'none',
    w: {
      base: '100%',
      sm: 'round(up, 50%, 1px)',
      md: 'round(up, 33.3333%, 1px)',
      lg: 'round(up, 25%, 1px)',
      '2xl': 'round(up, 16.6666%, 1px)',
    },
    px: { base: '1.5', lg: '2' },
  },
});
