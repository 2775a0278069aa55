import { chakra } from '@chakra-ui/react/styled-system';

/** The place in the Top 10, outlined large as over a lobby's door. */
export function RankNumeral({ rank }: { rank: number }) {
  return (
    <>
      <chakra.span
        position="absolute"
        inset="35% 0 0 0"
        bg="linear-gradient(to top, rgb(7 7 12 / 0.85), transparent)"
      />
      <chakra.span
        aria-hidden="true"
        position="absolute"
        left="3cqw"
        bottom="0.06em"
        fontFamily="display"
        fontWeight="display"
        fontSize={{ base: '34cqw', md: '62cqw' }}
        lineHeight="0.8"
        letterSpacing="-0.03em"
        color="bg.deep"
        WebkitTextStroke="5px var(--fin-colors-accent)"
        paintOrder="stroke fill"
      >
        {rank}
      </chakra.span>
    </>
  );
}
