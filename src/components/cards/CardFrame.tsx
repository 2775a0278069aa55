import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { CardShape } from './CardArt';

interface CardFrameProps {
  shape?: CardShape | undefined;
  children?: ReactNode;
}

/** Of width to height. */
export const cardRatios = { adaptive: { base: '16/9', md: '2/3' }, poster: '2/3' } as const;

/** The box of a card's picture, with a fixed aspect ratio so that loading moves nothing. */
export function CardFrame({ shape = 'adaptive', children }: CardFrameProps) {
  return (
    <chakra.div
      data-frame
      position="relative"
      w="full"
      aspectRatio={cardRatios[shape]}
      overflow="hidden"
      borderRadius="lg"
      bg="bg.raised"
      containerType="size"
    >
      {children}
    </chakra.div>
  );
}
