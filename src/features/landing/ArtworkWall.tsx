import { chakra } from '@chakra-ui/react/styled-system';
import { palette, scrim, translucent } from '../../theme/palette';
import { posters } from './posters';

/** Twice around, the second time shifted, so that a film never hangs above itself. */
const order = [...posters, ...posters.slice(5), ...posters.slice(0, 5)];
const tiles = order.map((source, place) => ({ source, place }));

/** Posters from edge to edge behind the headline, dimmed so that words read well on them. */
export function ArtworkWall() {
  return (
    <chakra.div aria-hidden="true" position="absolute" inset="0" zIndex="-1" bg="bg.deep">
      <Tilt>
        {tiles.map(({ source, place }) => (
          <Poster key={place} src={source} alt="" loading="lazy" decoding="async" />
        ))}
      </Tilt>
      <Dusk />
    </chakra.div>
  );
}

const Tilt = chakra('div', {
  base: {
    position: 'absolute',
    top: '-14%',
    left: '50%',
    w: 'max(118%, 46rem)',
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(5, 1fr)', md: 'repeat(7, 1fr)', '2xl': 'repeat(9, 1fr)' },
    gap: { base: '2.5', lg: '4' },
    transform: 'translateX(-50%) rotate(-7deg)',
    transformOrigin: '50% 30%',
    '& > :nth-of-type(n + 26)': { display: { base: 'none', md: 'block' } },
  },
});

const Poster = chakra('img', {
  base: {
    w: 'full',
    h: 'auto',
    aspectRatio: '2/3',
    borderRadius: 'md',
    objectFit: 'cover',
    bg: 'bg.raised',
  },
});

/** Darker where the words stand and at the edges; gone into the page at the foot. */
const dusk = (poolOfShade: string) =>
  [
    `linear-gradient(to top, {colors.ink.900} 2%, ${translucent(palette.ink[900], 0.6)} 22%, transparent 46%)`,
    `linear-gradient(to bottom, ${scrim(0.8)}, transparent 26%)`,
    `radial-gradient(${poolOfShade} at 50% 50%, ${scrim(0.9)}, ${scrim(0.74)} 55%, ${scrim(0.34)})`,
  ].join(', ');

const Dusk = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    bg: { base: dusk('150% 62%'), md: dusk('90% 60%'), lg: dusk('62% 58%') },
  },
});
