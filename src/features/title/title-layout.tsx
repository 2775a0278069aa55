import { chakra } from '@chakra-ui/react/styled-system';

export const Page = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: { base: '8', md: '12' },
    px: { base: '0', md: 'edge' },
    py: { base: '0', md: '8' },
    pb: '12',
  },
});

/** Side by side from `xl` on, else one below the other. */
export const PlayerAndFacts = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 5fr) minmax(0, 3fr)' },
    gap: { base: '6', md: '8', xl: '12' },
  },
});
