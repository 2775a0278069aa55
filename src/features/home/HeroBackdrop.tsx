import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { fallbackBackground } from '../../components/cards/FallbackArt';

interface HeroBackdropProps {
  name: string;
  address: string | null;
}

/** The hero's picture, which fades into the page; where there is none, colours made from the name. */
export function HeroBackdrop({ name, address }: HeroBackdropProps) {
  const [lost, setLost] = useState<string | null>(null);
  return (
    <chakra.div position="absolute" inset="0" zIndex="-1" bg="bg.raised">
      {address && address !== lost ? (
        <chakra.img
          src={address}
          alt=""
          fetchPriority="high"
          onError={() => setLost(address)}
          w="full"
          h="full"
          objectFit="cover"
          objectPosition="75% 30%"
        />
      ) : (
        <chakra.div
          data-testid="fallback-backdrop"
          h="full"
          style={{ background: fallbackBackground(name) }}
        />
      )}
      <chakra.div
        position="absolute"
        inset="0"
        bgImage="linear-gradient(to top, {colors.bg} 1%, transparent 42%)"
      />
    </chakra.div>
  );
}
