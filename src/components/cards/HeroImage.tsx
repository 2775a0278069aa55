import { type ReactNode, useState } from 'react';
import { css } from '../../theme/css' with { type: 'macro' };
import { Picture } from './Picture';

export interface WidePicture {
  src: string | null;
  srcset?: string | undefined;
}

interface HeroImageProps {
  pictures: readonly WidePicture[];
  /** Must equal the `picture.sizes` in `app/pages`, if any, or browsers may fetch two images. */
  sizes: string;
  fallback?: ReactNode;
}

export function HeroImage({ pictures, sizes, fallback }: HeroImageProps) {
  const [lost, setLost] = useState<readonly string[]>([]);
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
      fetchPriority="high"
      onError={() => setLost([...lost, nameOf(picture)])}
      className={css({
        boxSize: 'full',
        objectFit: 'cover',
        objectPosition: '75% 30%',
        // Right-to-left text covers the right side, so move the image left. Mirroring the image
        // would reverse any lettering in it.
        _rtl: {
          w: { lg: '70%' },
          ms: { lg: 'auto' },
          maskImage: { lg: 'linear-gradient(to left, transparent, black 30%)' },
        },
      })}
    />
  );
}

function nameOf({ src, srcset }: WidePicture): string {
  return srcset ?? src ?? '';
}
