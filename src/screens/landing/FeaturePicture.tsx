import { chakra } from '@chakra-ui/react/styled-system';
import { posters } from './posters';
import type { features } from './texts';

type Picture = (typeof features)[number]['picture'];

const drawings: Record<Exclude<Picture, 'watchlist'>, string> = {
  'living-room': new URL('./art/living-room.svg', import.meta.url).href,
  'every-screen': new URL('./art/every-screen.svg', import.meta.url).href,
  'your-film': new URL('./art/your-film.svg', import.meta.url).href,
};

/** The picture beside a feature; it says nothing that the words don't. */
export function FeaturePicture({ picture }: { picture: Picture }) {
  if (picture === 'watchlist') return <Fan />;
  return (
    <chakra.img
      src={drawings[picture]}
      alt=""
      loading="lazy"
      decoding="async"
      w="full"
      aspectRatio="640/440"
      borderRadius="xl"
    />
  );
}

/** Three posters held like cards, each with its heart. */
function Fan() {
  return (
    <Table aria-hidden="true">
      {[posters[2], posters[9], posters[15]].map((source, place) => (
        <Held
          key={source}
          style={{
            rotate: `${(place - 1) * 9}deg`,
            translate: `${(place - 1) * 62}% ${place === 1 ? -4 : 3}%`,
            zIndex: place === 1 ? 2 : 1,
          }}
        >
          <img src={source} alt="" width={240} height={360} loading="lazy" decoding="async" />
          <HeartMark viewBox="0 0 24 24">
            <path d="M12 20.5C6.4 16.6 3 13.3 3 9.3 3 6.6 5.1 4.5 7.7 4.5c1.700 0 3.300.9 4.300 2.400 1-1.500 2.600-2.400 4.300-2.400C18.900 4.500 21 6.600 21 9.300c0 4-3.400 7.300-9 11.200Z" />
          </HeartMark>
        </Held>
      ))}
    </Table>
  );
}

const Table = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '640/440',
    overflow: 'hidden',
    borderRadius: 'xl',
    bg: 'radial-gradient(70% 80% at 50% 30%, #3a2410, #16131c 70%, #101018)',
  },
});

const Held = chakra('div', {
  base: {
    gridArea: '1 / 1',
    position: 'relative',
    w: '33%',
    borderRadius: 'lg',
    overflow: 'hidden',
    boxShadow: 'lifted',
    '& img': { w: 'full', h: 'auto' },
  },
});

const HeartMark = chakra('svg', {
  base: {
    position: 'absolute',
    top: '4%',
    right: '6%',
    w: '18%',
    fill: 'accent',
    filter: 'drop-shadow(0 2px 6px rgb(0 0 0 / 0.7))',
  },
});
