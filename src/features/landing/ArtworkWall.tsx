import { recipe } from '../../theme/css' with { type: 'macro' };
import { scrim, translucent } from '../../theme/palette' with { type: 'macro' };
import { styled } from '../../theme/styled';
import { posters } from './posters';

const TILES = 36;
const REPEAT_SHIFT = 5;

function tilesOf(pictures: readonly string[]) {
  return Array.from({ length: TILES }, (_, index) => {
    const shift = index < pictures.length ? 0 : REPEAT_SHIFT;
    return { index, source: pictures[(index + shift) % pictures.length] };
  });
}

export function ArtworkWall() {
  const tiles = tilesOf(posters());
  return (
    <Wall aria-hidden="true">
      <Tilt>
        {tiles.map(({ source, index }) => (
          <Poster
            key={index}
            src={source}
            alt=""
            loading="lazy"
            decoding="async"
            fetchPriority="low"
          />
        ))}
      </Tilt>
      <Shade />
    </Wall>
  );
}

const Wall = styled(
  'div',
  recipe({ position: 'absolute', inset: '0', zIndex: '-1', bg: 'bg.deep' }),
);

const Tilt = styled(
  'div',
  recipe({
    position: 'absolute',
    top: '-14%',
    left: '50%',
    w: 'max(118%, 46rem)',
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(5, 1fr)',
      md: 'repeat(7, 1fr)',
      '2xl': 'repeat(9, 1fr)',
    },
    gap: { base: '2.5', lg: '4' },
    transform: 'translateX(-50%) rotate(-7deg)',
    transformOrigin: '50% 30%',
    '& > :nth-of-type(n + 26)': { display: { base: 'none', md: 'block' } },
  }),
);

const Poster = styled(
  'img',
  recipe({
    w: 'full',
    h: 'auto',
    aspectRatio: '2/3',
    borderRadius: 'md',
    objectFit: 'cover',
    bg: 'bg.raised',
  }),
);

const edges = `linear-gradient(to top, {colors.ink.900} 2%, ${translucent('ink.900', 0.6)} 22%, transparent 46%), linear-gradient(to bottom, ${scrim(0.8)}, transparent 26%)`;
const behindText = `at 50% 50%, ${scrim(0.9)}, ${scrim(0.74)} 55%, ${scrim(0.34)}`;

const Shade = styled(
  'div',
  recipe({
    position: 'absolute',
    inset: '0',
    bg: {
      base: `${edges}, radial-gradient(150% 62% ${behindText})`,
      md: `${edges}, radial-gradient(90% 60% ${behindText})`,
      lg: `${edges}, radial-gradient(62% 58% ${behindText})`,
    },
  }),
);
