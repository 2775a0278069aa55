import { chakra } from '@chakra-ui/react/styled-system';

/**
 * The wordmark: 'Fin' in the letters of a film's last card. The dot of the i is a dorsal fin, and
 * a wave is cut through the foot of all three letters.
 */
export function Logo({ height = '1.75rem' }: { height?: string | undefined }) {
  return (
    <chakra.svg viewBox="0 0 96 64" h={height} w="auto" role="img" aria-label="Fin" display="block">
      <g fill="currentColor">
        <path d="M2 4h31v11H15v13h15v11H15v13.6c-4.300-1.700-8.700-1.600-13 .3Z" />
        <path d="M39 24h13v29.500c-4.300-2.100-8.700-2.400-13-.9Z" />
        <path d="M58 24h12.400v3.600c2.300-2.900 5.400-4.400 9.300-4.400 8.300 0 12.800 5 12.800 14v16.200c-4.300-1.900-8.700-2-13-.4V39c0-3.700-1.500-5.400-4.200-5.400-2.800 0-4.400 1.900-4.400 5.500v14.700c-4.300 1.600-8.600 1.700-12.900.1Z" />
      </g>
      <g fill="var(--fin-colors-accent)">
        <path d="M36.500 19C39.500 11 45 5.500 54 3c-2 5.500-1.600 10.800 1 16Z" />
        <path d="M2 61.500c9.500-6 17.500-6 26.500-2.700s17.500 3.300 26.500 0 18-3.300 26.500-.4c4 1.400 7.500 1.600 11 .9v-4.200c-3.500.9-6.700.6-10.500-.7-9-3.200-18.500-3.200-28 .300-8.500 3.100-16 3-24.500-.1C20 51 11.500 51.200 2 57Z" />
      </g>
    </chakra.svg>
  );
}
