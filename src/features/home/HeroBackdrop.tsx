import { useState } from 'react';
import { fallbackBackground } from '../../components/cards/FallbackArt';
import { FirstPicture, PictureFade } from '../../components/cards/FirstPicture';
import { useAddresses } from '../../components/cards/use-addresses';
import { css } from '../../theme/css' with { type: 'macro' };
import { HERO_SIZES } from '../../theme/picture-sizes';

interface HeroBackdropProps {
  name: string;
  address: string | null;
  /** The same picture in several widths. */
  srcset?: string | undefined;
}

/** The hero's picture, which fades into the page; where there is none, colours made from the name. */
export function HeroBackdrop({ name, address, srcset }: HeroBackdropProps) {
  const [lost, setLost] = useState<string | null>(null);
  const [lostWidths, setLostWidths] = useState<string | null>(null);
  const widths = srcset === lostWidths ? undefined : srcset;
  return (
    <div className={css({ position: 'absolute', inset: '0', zIndex: '-1', bg: 'bg.raised' })}>
      {address && address !== lost ? (
        <>
          <FirstPicture />
          <Picture
            src={address}
            srcset={widths}
            onLost={() => (widths ? setLostWidths(widths) : setLost(address))}
          />
        </>
      ) : (
        <div
          data-testid="fallback-backdrop"
          className={css({ h: 'full' })}
          style={{ background: fallbackBackground(name) }}
        />
      )}
      <PictureFade />
    </div>
  );
}

interface PictureProps {
  src: string;
  srcset: string | undefined;
  onLost(): void;
}

function Picture({ src, srcset, onLost }: PictureProps) {
  const image = useAddresses({ src, srcset, sizes: HERO_SIZES });
  return (
    <img
      ref={image}
      fetchPriority="high"
      alt=""
      onError={onLost}
      className={css({ w: 'full', h: 'full', objectFit: 'cover', objectPosition: '75% 30%' })}
    />
  );
}
