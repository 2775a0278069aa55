import { useState } from 'react';
import { FirstPicture } from '../../../components/cards/FirstPicture';
import { useAddresses } from '../../../components/cards/use-addresses';
import { css, recipe } from '../../../theme/css' with { type: 'macro' };
import { scrim } from '../../../theme/palette' with { type: 'macro' };
import { ART_SIZES } from '../../../theme/picture-sizes';
import { styled } from '../../../theme/styled';

export interface ArtPicture {
  src: string | null;
  /** The same picture in several widths. */
  srcset?: string | undefined;
}

interface ArtProps {
  /** The first that can be shown is. */
  pictures: readonly ArtPicture[];
  /** While the video loads over it. */
  isDimmed: boolean;
}

/** A title's picture, as wide as the page; without one, the dark it stands on. */
export function Art({ pictures, isDimmed }: ArtProps) {
  const [lost, setLost] = useState<readonly string[]>([]);
  // Where one of the widths is lost, the picture itself is asked for.
  const tries = pictures.flatMap(({ src, srcset }) =>
    srcset ? [{ src, srcset }, { src }] : [{ src }],
  );
  const picture = tries.find((it) => it.src && !lost.includes(nameOf(it)));
  return (
    <Wall data-dimmed={isDimmed || undefined}>
      {picture?.src && (
        <>
          <FirstPicture />
          <Picture
            key={picture.src}
            src={picture.src}
            srcset={picture.srcset}
            onLost={() => setLost([...lost, nameOf(picture)])}
          />
        </>
      )}
    </Wall>
  );
}

function nameOf({ src, srcset }: ArtPicture): string {
  return srcset ?? src ?? '';
}

interface PictureProps {
  src: string;
  srcset: string | undefined;
  onLost(): void;
}

function Picture({ src, srcset, onLost }: PictureProps) {
  const image = useAddresses({ src, srcset, sizes: ART_SIZES });
  return (
    <img
      ref={image}
      alt=""
      fetchPriority="high"
      className={css({ w: 'full', h: 'full', objectFit: 'cover', objectPosition: '75% 30%' })}
      onError={onLost}
    />
  );
}

const Wall = styled(
  'div',
  recipe({
    position: 'absolute',
    inset: '0',
    isolation: 'isolate',
    bgImage: 'linear-gradient(135deg, {colors.bg.deep}, {colors.bg.hover})',
    _after: {
      content: '""',
      position: 'absolute',
      inset: '0',
      bgImage: 'linear-gradient(to top, {colors.bg} 1%, transparent 42%)',
    },
    '&[data-dimmed]::after': { bgImage: 'none', bg: scrim(0.6) },
  }),
);
