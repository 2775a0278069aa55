import { useState } from 'react';
import { css } from '../../theme/css' with { type: 'macro' };
import { gridSizes, rowSizes } from '../../theme/steps' with { type: 'macro' };
import { useIsBelow } from '../use-media-steps';
import { FallbackArt } from './FallbackArt';
import { Picture } from './Picture';

const SIZES = {
  adaptive: rowSizes(),
  poster: gridSizes(),
  wide: '7rem',
  episode: '12rem',
  preview: '20rem',
};

export interface CardPictures {
  poster_image: string | null;
  thumbnail_image: string | null;
  poster_srcset?: string | undefined;
  thumbnail_srcset?: string | undefined;
}

interface CardArtProps {
  name: string;
  lang?: string | undefined;
  pictures: CardPictures;
  shape?: keyof typeof SIZES | undefined;
  isEager?: boolean | undefined;
}

export function CardArt({ name, lang, pictures, shape = 'adaptive', isEager }: CardArtProps) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const isPhone = useIsBelow('md');
  const tall = { address: absolute(pictures.poster_image), srcset: pictures.poster_srcset };
  const wide = { address: absolute(pictures.thumbnail_image), srcset: pictures.thumbnail_srcset };
  const isWide = shape === 'adaptive' ? isPhone : shape !== 'poster';
  const picture = (isWide ? [wide, tall] : [tall, wide]).find(
    ({ address }) => address && !failed.includes(address),
  );
  if (!picture?.address) return <FallbackArt name={name} lang={lang} />;
  return (
    <Picture
      src={picture.address}
      srcset={failed.length === 0 ? picture.srcset : undefined}
      sizes={SIZES[shape]}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      onError={({ currentTarget }) => setFailed([...failed, currentTarget.currentSrc])}
      className={css({
        position: 'absolute',
        inset: '0',
        boxSize: 'full',
        objectFit: 'cover',
      })}
    />
  );
}

function absolute(address: string | null): string | null {
  if (!address || !URL.canParse(address, document.baseURI)) return null;
  return new URL(address, document.baseURI).href;
}
