import { useState } from 'react';
import { fallbackBackground } from '../../components/cards/FallbackArt';
import { css } from '../../theme/css' with { type: 'macro' };

interface HeroBackdropProps {
  name: string;
  address: string | null;
}

/** The hero's picture, which fades into the page; where there is none, colours made from the name. */
export function HeroBackdrop({ name, address }: HeroBackdropProps) {
  const [lost, setLost] = useState<string | null>(null);
  return (
    <div className={css({ position: 'absolute', inset: '0', zIndex: '-1', bg: 'bg.raised' })}>
      {address && address !== lost ? (
        <img
          src={address}
          alt=""
          fetchPriority="high"
          onError={() => setLost(address)}
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
