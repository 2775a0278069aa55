import { useState } from 'react';
import { css } from '../../theme/css' with { type: 'macro' };
import { gridSizes, rowSizes } from '../../theme/steps' with { type: 'macro' };
import { useIsBelow } from '../use-media-steps';
import { FallbackArt } from './FallbackArt';
import { useAddresses } from './use-addresses';

export type CardShape = 'adaptive' | 'poster';

const SIZES = {
  adaptive: rowSizes(),
  poster: gridSizes(),
  wide: '7rem',
  episode: '12rem',
  preview: '20rem',
};

const NO_WIDTHS = { posterSrcset: undefined, thumbnailSrcset: undefined };

interface CardArtProps {
  name: string;
  lang?: string | undefined;
  poster: string | null;
  thumbnail: string | null;
  posterSrcset?: string | undefined;
  thumbnailSrcset?: string | undefined;
  shape?: keyof typeof SIZES | undefined;
  isEager?: boolean | undefined;
}

export function CardArt(props: CardArtProps) {
  const { name, poster, thumbnail, shape = 'adaptive', isEager } = props;
  const [failed, setFailed] = useState<readonly string[]>([]);
  const isPhone = useIsBelow('md');
  const { posterSrcset, thumbnailSrcset } = failed.length === 0 ? props : NO_WIDTHS;
  const tall = { address: absolute(poster), srcset: posterSrcset };
  const wide = { address: absolute(thumbnail), srcset: thumbnailSrcset };
  const isWide = shape === 'adaptive' ? isPhone : shape !== 'poster';
  const picture = (isWide ? [wide, tall] : [tall, wide]).find(
    ({ address }) => address && !failed.includes(address),
  );
  if (!picture?.address) return <FallbackArt name={name} lang={props.lang} />;
  return (
    <Picture
      src={picture.address}
      srcset={picture.srcset}
      sizes={SIZES[shape]}
      isEager={isEager}
      onLost={(address) => setFailed([...failed, address])}
    />
  );
}

function absolute(address: string | null): string | null {
  if (!address || !URL.canParse(address, document.baseURI)) return null;
  return new URL(address, document.baseURI).href;
}

interface PictureProps {
  src: string;
  srcset: string | undefined;
  sizes: string;
  isEager: boolean | undefined;
  onLost(address: string): void;
}

function Picture({ isEager, onLost, ...addresses }: PictureProps) {
  const image = useAddresses(addresses);
  return (
    <img
      ref={image}
      loading={isEager ? 'eager' : 'lazy'}
      alt=""
      decoding="async"
      draggable={false}
      onError={({ currentTarget }) => onLost(currentTarget.currentSrc)}
      className={css({
        position: 'absolute',
        inset: '0',
        w: 'full',
        h: 'full',
        objectFit: 'cover',
      })}
    />
  );
}
