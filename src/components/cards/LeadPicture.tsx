import { type ReactNode, useState } from 'react';
import { css } from '../../theme/css' with { type: 'macro' };
import { useAddresses } from './use-addresses';

/** A picture's address, and the same picture in several widths. */
export interface WidePicture {
  src: string | null;
  srcset?: string | undefined;
}

interface LeadPictureProps {
  /** The first that can be shown is. */
  pictures: readonly WidePicture[];
  /** As the page says of its `picture`, so that one picture is fetched. */
  sizes: string;
  /** Where none can be shown. */
  fallback?: ReactNode;
}

/** The picture that a page begins with, as wide as the page; it covers its box. */
export function LeadPicture({ pictures, sizes, fallback }: LeadPictureProps) {
  const [lost, setLost] = useState<readonly string[]>([]);
  // Where one of the widths is lost, the picture itself is asked for.
  const tries = pictures.flatMap(({ src, srcset }) =>
    srcset ? [{ src, srcset }, { src }] : [{ src }],
  );
  const picture = tries.find((it) => it.src && !lost.includes(nameOf(it)));
  if (!picture?.src) return fallback;
  return (
    <Picture
      key={picture.src}
      src={picture.src}
      srcset={picture.srcset}
      sizes={sizes}
      onLost={() => setLost([...lost, nameOf(picture)])}
    />
  );
}

function nameOf({ src, srcset }: WidePicture): string {
  return srcset ?? src ?? '';
}

interface PictureProps {
  src: string;
  srcset: string | undefined;
  sizes: string;
  onLost(): void;
}

function Picture({ onLost, ...addresses }: PictureProps) {
  const image = useAddresses(addresses);
  return (
    <img
      ref={image}
      fetchPriority="high"
      alt=""
      onError={onLost}
      className={css({
        w: 'full',
        h: 'full',
        objectFit: 'cover',
        objectPosition: '75% 30%',
        // From right to left, words stand on its right: it moves away from them. Mirrored, letters in it would be, too.
        _rtl: {
          w: { lg: '70%' },
          ms: { lg: 'auto' },
          maskImage: { lg: 'linear-gradient(to left, transparent, black 30%)' },
        },
      })}
    />
  );
}
