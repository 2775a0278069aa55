import { chakra } from '@chakra-ui/react/styled-system';

/** The column in which a title's page stands. */
export const Page = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: { base: '8', md: '12' },
    maxW: 'page',
    mx: 'auto',
    px: { base: '0', md: 'gutter' },
    py: { base: '0', md: '8' },
    pb: '12',
  },
});

/** The player, and what it plays: below it, or beside it where there is room. */
export const Screening = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 5fr) minmax(0, 3fr)' },
    gap: { base: '6', md: '8', xl: '12' },
  },
});
