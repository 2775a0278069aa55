import { chakra } from '@chakra-ui/react/styled-system';
import { posters } from './posters';

/** Enough for the widest window; narrower ones show, and fetch, fewer. */
const tiles = [...posters, ...posters].map((source, place) => ({ source, place }));

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
const Dusk = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    bg: [
      'linear-gradient(to top, {colors.ink.900} 2%, rgb(12 12 19 / 0.6) 22%, transparent 46%)',
      'linear-gradient(to bottom, rgb(7 7 12 / 0.75), transparent 26%)',
      'radial-gradient(max(62%, 26rem) 58% at 50% 50%, rgb(7 7 12 / 0.88), rgb(7 7 12 / 0.7) 55%, rgb(7 7 12 / 0.25))',
    ].join(', '),
  },
});
