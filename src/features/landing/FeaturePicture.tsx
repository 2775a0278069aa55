import { Icon } from '../../components/Icon';
import { css, recipe } from '../../theme/css' with { type: 'macro' };
import { scrim } from '../../theme/palette' with { type: 'macro' };
import { styled } from '../../theme/styled';
import { posters } from './posters';
import type { Feature } from './texts';

type Picture = Feature['picture'];

const drawings: Record<Exclude<Picture, 'watchlist'>, string> = {
  'living-room': new URL('./art/living-room.svg', import.meta.url).href,
  'every-screen': new URL('./art/every-screen.svg', import.meta.url).href,
  'your-film': new URL('./art/your-film.svg', import.meta.url).href,
};

export function FeaturePicture({ picture }: { picture: Picture }) {
  if (picture === 'watchlist') return <PosterFan />;
  return (
    <img
      src={drawings[picture]}
      alt=""
      loading="lazy"
      decoding="async"
      className={css({ w: 'full', aspectRatio: '640/440', borderRadius: 'xl' })}
    />
  );
}

const FANNED = [2, 7, 15];

function PosterFan() {
  const all = posters();
  return (
    <FanFrame aria-hidden="true">
      {FANNED.map((index) => (
        <FannedPoster key={index}>
          <img
            src={all[index % all.length]}
            alt=""
            width={240}
            height={360}
            loading="lazy"
            decoding="async"
          />
          <HeartMark>
            <Icon name="heart" isFilled className={css({ boxSize: '100%' })} />
          </HeartMark>
        </FannedPoster>
      ))}
    </FanFrame>
  );
}

const FanFrame = styled(
  'div',
  recipe({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '640/440',
    overflow: 'hidden',
    borderRadius: 'xl',
    bg: 'radial-gradient(70% 80% at 50% 30%, color-mix(in srgb, {colors.amber.400} 19%, {colors.ink.900}), {colors.ink.850} 70%, {colors.ink.850})',
  }),
);

const FannedPoster = styled(
  'div',
  recipe({
    gridArea: '1 / 1',
    position: 'relative',
    w: '33%',
    borderRadius: 'lg',
    overflow: 'hidden',
    boxShadow: 'lifted',
    '& img': { w: 'full', h: 'auto' },
    '&:nth-of-type(1)': { rotate: '-9deg', translate: '-62% 3%', zIndex: '1' },
    '&:nth-of-type(2)': { translate: '0% -4%', zIndex: '2' },
    '&:nth-of-type(3)': { rotate: '9deg', translate: '62% 3%', zIndex: '1' },
  }),
);

const HeartMark = styled(
  'span',
  recipe({
    position: 'absolute',
    top: '4%',
    right: '6%',
    display: 'grid',
    w: '24%',
    p: '5%',
    borderRadius: 'full',
    bg: scrim(0.72),
    color: 'danger.strong',
  }),
);
