import { fallbackBackground } from '../../components/cards/FallbackArt';
import { HeroImage } from '../../components/cards/HeroImage';
import { css } from '../../theme/css' with { type: 'macro' };
import { HERO_SIZES } from '../../theme/picture-sizes';

interface HeroBackdropProps {
  name: string;
  address: string | null;
  srcset?: string | undefined;
}

export function HeroBackdrop({ name, address, srcset }: HeroBackdropProps) {
  return (
    <div className={css({ position: 'absolute', inset: '0', zIndex: '-1', bg: 'bg.raised' })}>
      <HeroImage
        pictures={[{ src: address, srcset }]}
        sizes={HERO_SIZES}
        fallback={
          <div
            data-testid="fallback-backdrop"
            className={css({ h: 'full' })}
            style={{ background: fallbackBackground(name) }}
          />
        }
      />
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
