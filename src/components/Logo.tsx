import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';

/** One swell of the sea, from the left edge to the right. */
const WAVE = 'c9-7 17-7 26-3.500s17 4 26 .5 17-4 26-.5 11 3 18 0';

/**
 * The wordmark: 'Fin' in the letters of a film's last card, afloat. The dot of the i is a dorsal
 * fin and the feet of the letters are cut by the wave beneath them.
 */
export function Logo({ height = '2.25rem' }: { height?: string | undefined }) {
  const water = useId();
  return (
    <chakra.svg viewBox="0 0 96 64" h={height} w="auto" role="img" aria-label="Fin">
      <clipPath id={water}>
        <path d={`M0 53${WAVE}V0H0Z`} />
      </clipPath>
      <g clipPath={`url(#${water})`} fill="currentColor">
        <path d="M2 4h31v11H15v11.500h15v11H15V60H2Z" />
        <path d="M39 24h13v36H39Z" />
        <path d="M58 24h12.400v3.600c2.300-2.900 5.400-4.400 9.300-4.400 8.300 0 12.800 5 12.800 14V60h-13V39c0-3.700-1.500-5.400-4.200-5.400-2.800 0-4.400 1.900-4.400 5.500V60H58Z" />
      </g>
      <path
        d="M36.500 19C39.500 11 45 5.500 54 3c-2 5.500-1.600 10.800 1 16Z"
        fill="var(--fin-colors-accent)"
      />
      <path d={`M0 59.500${WAVE}`} fill="none" stroke="var(--fin-colors-accent)" strokeWidth="5" />
    </chakra.svg>
  );
}
