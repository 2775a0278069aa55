import { useState } from 'react';
import { below } from '../../theme/breakpoints';
import { css } from '../../theme/css' with { type: 'macro' };
import { gridSizes, rowSizes } from '../../theme/steps' with { type: 'macro' };
import { FallbackArt } from './FallbackArt';

/** `adaptive` is a wide picture on phones and a poster from `md` on. */
export type CardShape = 'adaptive' | 'poster';

/**
 * How wide a picture is: rows are `adaptive`, grids `poster`. Not `auto`, for which Chromium keeps every lazy picture
 * that has left the page.
 */
const SIZES = { adaptive: rowSizes(), poster: gridSizes() };

const NO_WIDTHS = { posterSrcset: undefined, thumbnailSrcset: undefined };

interface CardArtProps {
  name: string;
  poster: string | null;
  thumbnail: string | null;
  /** The same pictures in several widths. */
  posterSrcset?: string | undefined;
  thumbnailSrcset?: string | undefined;
  shape?: CardShape | undefined;
  isEager?: boolean | undefined;
}

/** The picture that fits the shape; if it fails to load, the other one, then a generated one. */
export function CardArt(props: CardArtProps) {
  const { name, poster, thumbnail, shape = 'adaptive', isEager } = props;
  const [failed, setFailed] = useState<readonly string[]>([]);
  const addressOf = (picture: string | null) => {
    if (!picture || !URL.canParse(picture, document.baseURI)) return null;
    const address = new URL(picture, document.baseURI).href;
    return failed.includes(address) ? null : address;
  };
  const [tall, wide] = [addressOf(poster), addressOf(thumbnail)];
  const source = tall ?? wide;
  if (!source) return <FallbackArt name={name} />;
  // Of what fails, nobody knows whether other widths are there.
  const { posterSrcset, thumbnailSrcset } = failed.length === 0 ? props : NO_WIDTHS;
  const sizes = SIZES[shape];
  return (
    <picture>
      {shape === 'adaptive' && wide && (
        <source media={below('md')} sizes={sizes} srcSet={thumbnailSrcset ?? wide} />
      )}
      <img
        loading={isEager ? 'eager' : 'lazy'}
        sizes={sizes}
        srcSet={source === tall ? posterSrcset : thumbnailSrcset}
        src={source}
        alt=""
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
