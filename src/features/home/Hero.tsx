import { memo } from 'react';
import { LinkButton } from '../../components/Button';
import { GenreBadge } from '../../components/GenreBadge';
import { Icon } from '../../components/Icon';
import { PageHeading } from '../../components/PageHeading';
import { TitleMeta } from '../../components/TitleMeta';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { filmYear } from '../../lib/day';
import { durationText } from '../../lib/duration';
import { paths } from '../../lib/paths';
import { text } from '../../lib/site/texts';
import { useSession } from '../../state/use-session';
import { css, recipe } from '../../theme/css' with { type: 'macro' };
import { scrim } from '../../theme/palette' with { type: 'macro' };
import { styled } from '../../theme/styled';
import { HeroBackdrop } from './HeroBackdrop';
import { useHero } from './use-home';

export const Hero = memo(function Hero() {
  const { banner, isLoading } = useHero();
  const { isMember } = useSession();
  if (!banner) {
    // Renders no heading while loading, since replacing a focused heading would drop focus.
    return isLoading ? (
      <HeroPlaceholder />
    ) : (
      <VisuallyHidden>
        <PageHeading>{text('home.hero.browse')}</PageHeading>
      </VisuallyHidden>
    );
  }
  const { id, name, lang, description, description_lang, genres } = banner.data;
  const { release_date, language, duration, is_live, imdb_rating } = banner.data;
  return (
    <Frame data-testid="hero">
      <HeroBackdrop name={name} address={banner.poster_url} srcset={banner.poster_srcset} />
      <Texts className={css({ _short: { gap: '2', '& h1': { fontSize: '2xl' } } })}>
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
          {genres.map((genre) => (
            <GenreBadge key={genre.name} id={genre.id} name={genre.name} lang={genre.lang} />
          ))}
        </div>
        <PageHeading lang={lang}>{name}</PageHeading>
        <p
          lang={description_lang}
          dir="auto"
          className={css({
            color: 'fg.muted',
            fontSize: { md: 'lg' },
            lineClamp: { base: 3, md: 4 },
            _short: { fontSize: 'sm', lineClamp: 2 },
          })}
        >
          {description}
        </p>
        <TitleMeta
          releaseYear={filmYear(release_date)}
          language={language}
          duration={durationText(duration)}
          isLive={is_live}
          imdbRating={imdb_rating}
        />
        <div className={css({ mt: '2', _short: { mt: '0' } })}>
          <LinkButton
            to={paths.title(id)}
            state={{ play: true }}
            aria-description={isMember ? undefined : text('home.hero.playsTrailer')}
            size="lg"
            className={css({ px: 'min(2rem, 6vw)' })}
          >
            <Icon name="play" isFilled className={css({ boxSize: '1.1em' })} />
            {text('home.hero.play')}
          </LinkButton>
        </div>
      </Texts>
    </Frame>
  );
});

function HeroPlaceholder() {
  return (
    <Frame aria-hidden="true">
      <Texts className={css({ w: 'full', animation: 'shimmer 1.8s ease-in-out infinite' })}>
        <Bar className={css({ w: '28', h: '7', borderRadius: 'full' })} />
        <Bar className={css({ w: 'min(30rem, 90%)', h: { base: '12', md: '16' } })} />
        <Bar className={css({ w: 'full', h: '5' })} />
        <Bar className={css({ w: '70%', h: '5' })} />
        <Bar className={css({ w: '11rem', h: '14', mt: '2', borderRadius: 'full' })} />
      </Texts>
    </Frame>
  );
}

const Bar = styled('div', recipe({ borderRadius: 'md', bg: 'bg.placeholder' }));

const Frame = styled(
  'section',
  recipe({
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-end',
    minH: { base: '34rem', md: 'clamp(32rem, 44vw, 52rem)' },
    px: 'edge',
    pt: '6',
    pb: { base: '6', md: '12' },
    overflow: 'hidden',
    isolation: 'isolate',
    _short: { minH: 'calc(100svh - {sizes.bar})', py: '3' },
  }),
);

/** Opaque enough for a text contrast of 4.5:1 over any picture (WCAG 1.4.3). */
const shade = scrim(0.74);
const Texts = styled(
  'div',
  recipe({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
    maxW: '38rem',
    minW: '0',
    overflowWrap: 'anywhere',
    bg: shade,
    boxShadow: { base: `0 0 4rem 4rem ${shade}`, xl: `0 0 6rem 6rem ${shade}` },
    animation: 'rise 240ms both',
  }),
);
