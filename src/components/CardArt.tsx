import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { FallbackArt } from './FallbackArt';

/** `adaptive` is a wide picture on phones and a poster from 768 px on. */
export type CardShape = 'adaptive' | 'poster';

interface CardArtProps {
  name: string;
  poster?: string | null | undefined;
  thumbnail?: string | null | undefined;
  shape?: CardShape | undefined;
  isEager?: boolean | undefined;
}

/** The picture that fits the frame, or a drawn card when there is none or it fails to load. */
export function CardArt({ name, poster, thumbnail, shape = 'adaptive', isEager }: CardArtProps) {
  const source = poster || thumbnail || '';
  const [failed, setFailed] = useState<string | null>(null);
  if (!source || source === failed) return <FallbackArt name={name} />;
  return (
    <picture>
      {shape === 'adaptive' && thumbnail && (
        <source media="(max-width: 767.98px)" srcSet={thumbnail} />
      )}
      <chakra.img
        src={source}
        alt=""
        loading={isEager ? 'eager' : 'lazy'}
        decoding="async"
        draggable={false}
        onError={() => setFailed(source)}
        position="absolute"
        inset="0"
        w="full"
        h="full"
        objectFit="cover"
      />
    </picture>
  );
}
