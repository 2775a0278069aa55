import { chakra } from '@chakra-ui/react/styled-system';

/** The column in which a title's page stands. */
export const Page = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: { base: '8', md: '12' },
    maxW: '80rem',
    mx: 'auto',
    px: { base: '0', md: 'gutter' },
    py: { base: '0', md: '8' },
    pb: '12',
  },
});
