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

/** A banner picked at random (spec §2). */
export function Hero() {
  const { banner, isLoading } = useHero();
  if (!banner) {
    // No heading while loading: replacing it by the banner's would lose the focus.
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
      <Texts>
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
      </Texts>
    </Frame>
  );
}

function HeroPlaceholder() {
  return (
    <Frame aria-hidden="true">
      <Texts w="full" animation="shimmer 1.8s ease-in-out infinite">
        <Bar w="28" h="7" borderRadius="full" />
        <Bar w="min(30rem, 90%)" h={{ base: '12', md: '16' }} />
        <Bar w="full" h="5" />
        <Bar w="70%" h="5" />
        <Bar w="11rem" h="14" mt="2" borderRadius="full" />
      </Texts>
    </Frame>
  );
}

const Bar = chakra('div', { base: { borderRadius: 'md', bg: 'bg.placeholder' } });

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

const Texts = chakra('div', {
  base: { display: 'grid', gap: '4', maxW: '38rem', animation: 'rise 240ms both' },
});

const fadeToPage = 'linear-gradient(to top, {colors.bg} 1%, transparent 42%)';

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
        _rtl={{ transform: 'scaleX(-1)' }}
        bgImage={{
          base: `linear-gradient(to top, {colors.bg} 12%, ${scrim(0.82)} 45%, transparent 80%)`,
          md: `${fadeToPage}, linear-gradient(to right, ${scrim(0.92)} 0%, ${scrim(0.82)} 58%, transparent)`,
          xl: `${fadeToPage}, linear-gradient(to right, ${scrim(0.92)} 0%, ${scrim(0.6)} 38%, transparent 68%)`,
        }}
      />
    </chakra.div>
  );
}
