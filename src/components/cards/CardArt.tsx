import { useState } from 'react';
import { below } from '../../theme/breakpoints';
import { css } from '../../theme/css' with { type: 'macro' };
import { FallbackArt } from './FallbackArt';

/** `adaptive` is a wide picture on phones and a poster from `md` on. */
export type CardShape = 'adaptive' | 'poster';

interface CardArtProps {
  name: string;
  poster: string | null;
  thumbnail: string | null;
  shape?: CardShape | undefined;
  isEager?: boolean | undefined;
}

/** The picture that fits the shape; if it fails to load, the other one, then a generated one. */
export function CardArt({ name, poster, thumbnail, shape = 'adaptive', isEager }: CardArtProps) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const addressOf = (picture: string | null) => {
    if (!picture || !URL.canParse(picture, document.baseURI)) return null;
    const address = new URL(picture, document.baseURI).href;
    return failed.includes(address) ? null : address;
  };
  const [tall, wide] = [addressOf(poster), addressOf(thumbnail)];
  const source = tall ?? wide;
  if (!source) return <FallbackArt name={name} />;
  return (
    <picture>
      {shape === 'adaptive' && wide && <source media={below('md')} srcSet={wide} />}
      <img
        src={source}
        alt=""
        loading={isEager ? 'eager' : 'lazy'}
        decoding="async"
        draggable={false}
        onError={({ currentTarget }) => setFailed([...failed, currentTarget.currentSrc])}
        className={css({
          position: 'absolute',
          inset: '0',
          w: 'full',
          h: 'full',
          objectFit: 'cover',
        })}
      />
    </picture>
  );
}
