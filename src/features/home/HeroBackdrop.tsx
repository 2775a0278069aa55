import { useState } from 'react';
import { fallbackBackground } from '../../components/cards/FallbackArt';
import { css } from '../../theme/css' with { type: 'macro' };
import { HERO_SIZES } from '../../theme/hero-sizes';

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
        <img
          fetchPriority="high"
          sizes={HERO_SIZES}
          srcSet={widths}
          src={address}
          alt=""
          onError={() => (widths ? setLostWidths(widths) : setLost(address))}
          className={css({ w: 'full', h: 'full', objectFit: 'cover', objectPosition: '75% 30%' })}
        />
      ) : (
        <div
          data-testid="fallback-backdrop"
          className={css({ h: 'full' })}
          style={{ background: fallbackBackground(name) }}
        />
      )}
      <div
        className={css({
          position: 'absolute',
          inset: '0',
          bgImage: 'linear-gradient(to top, {colors.bg} 1%, transparent 42%)',
        })}
      />
    </div>
  );
}
