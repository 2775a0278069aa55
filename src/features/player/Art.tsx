import { HeroImage, type WidePicture } from '../../components/cards/HeroImage';
import { recipe } from '../../theme/css' with { type: 'macro' };
import { scrim } from '../../theme/palette' with { type: 'macro' };
import { ART_SIZES } from '../../theme/picture-sizes';
import { styled } from '../../theme/styled';

interface ArtProps {
  pictures: readonly WidePicture[];
  isDimmed: boolean;
}

export function Art({ pictures, isDimmed }: ArtProps) {
  return (
    <Wall data-dimmed={isDimmed || undefined}>
      <HeroImage pictures={pictures} sizes={ART_SIZES} />
    </Wall>
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
    '&[data-dimmed] > img': { w: 'full', maskImage: 'none' },
    '&[data-dimmed]::after': { bgImage: 'none', bg: scrim(0.6) },
  }),
);
