import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { LinkButton } from '../../components/Button';
import { Icon } from '../../components/Icon';
import { PageHeading } from '../../components/PageHeading';
import { TitleMeta } from '../../components/TitleMeta';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { durationText } from '../../lib/duration';
import { paths } from '../../lib/paths';
import { scrim } from '../../theme/palette';
import { GenreBadge } from './GenreBadge';
import { useHero } from './use-home';

/** A banner of the list, picked at random, its picture fading into the page (spec §2). */
export function Hero() {
  const { banner, isLoading } = useHero();
  if (!banner) {
    // The page's heading comes with the banner: one that goes again would take the focus with it.
    return isLoading ? (
      <HeroPlaceholder />
    ) : (
      <VisuallyHidden>
        <PageHeading>Browse</PageHeading>
      </VisuallyHidden>
    );
  }
  const { id, name, description, genres, release_date, language, duration, imdb_rating } =
    banner.data;
  return (
    <Frame data-testid="hero">
      <Backdrop address={banner.poster_url} />
      <Words>
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {genres.map((genre) => (
            <GenreBadge key={genre.name} name={genre.name} />
          ))}
        </chakra.div>
        <PageHeading>{name}</PageHeading>
        <chakra.p color="fg.muted" fontSize={{ md: 'lg' }} lineClamp={{ base: 3, md: 4 }}>
          {description}
        </chakra.p>
        <TitleMeta
          releaseYear={release_date?.slice(0, 4)}
          language={language}
          duration={durationText(duration)}
          imdbRating={imdb_rating}
        />
        <chakra.div mt="2">
          <LinkButton to={paths.title(id)} size="lg">
            <Icon name="play" isFilled size="1.1em" />
            Play Now
          </LinkButton>
        </chakra.div>
      </Words>
    </Frame>
  );
}

function HeroPlaceholder() {
  return (
    <Frame aria-hidden="true">
      <Words w="full" animation="shimmer 1.8s ease-in-out infinite">
        <Bar w="28" h="7" borderRadius="full" />
        <Bar w="min(30rem, 90%)" h={{ base: '12', md: '16' }} />
        <Bar w="full" h="5" />
        <Bar w="70%" h="5" />
        <Bar w="11rem" h="14" mt="2" borderRadius="full" />
      </Words>
    </Frame>
  );
}

const Bar = chakra('div', { base: { borderRadius: 'md', bg: 'bg.hover' } });

const Frame = chakra('section', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-end',
    h: { base: '34rem', md: 'clamp(32rem, 44vw, 52rem)' },
    px: 'edge',
    pb: { base: '6', md: '12' },
    overflow: 'hidden',
    isolation: 'isolate',
  },
});

const Words = chakra('div', {
  base: { display: 'grid', gap: '4', maxW: '38rem', animation: 'rise 240ms both' },
});

const toTheGround = 'linear-gradient(to top, {colors.bg} 1%, transparent 42%)';

function Backdrop({ address }: { address: string | null }): ReactNode {
  return (
    <chakra.div position="absolute" inset="0" zIndex="-1" bg="bg.raised">
      {address && (
        <chakra.img
          src={address}
          alt=""
          fetchPriority="high"
          w="full"
          h="full"
          objectFit="cover"
          objectPosition="75% 30%"
        />
      )}
      <chakra.div
        position="absolute"
        inset="0"
        bgImage={{
          base: `linear-gradient(to top, {colors.bg} 12%, ${scrim(0.82)} 45%, transparent 80%)`,
          md: `${toTheGround}, linear-gradient(to right, ${scrim(0.92)} 0%, ${scrim(0.82)} 58%, transparent)`,
          xl: `${toTheGround}, linear-gradient(to right, ${scrim(0.92)} 0%, ${scrim(0.6)} 38%, transparent 68%)`,
        }}
      />
    </chakra.div>
  );
}
