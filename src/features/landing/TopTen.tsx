import { useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import type { Card } from '../../../contract/entities';
import { CardArt } from '../../components/cards/CardArt';
import { CardFrame } from '../../components/cards/CardFrame';
import { RankNumeral } from '../../components/cards/RankNumeral';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { paths } from '../../lib/paths';
import { text } from '../../lib/site/texts';
import { useQuery } from '../../state/use-query';
import { css, recipe } from '../../theme/css' with { type: 'macro' };
import { styled } from '../../theme/styled';

const INDICES = Array.from({ length: 10 }, (_, index) => index);

export function TopTen() {
  const { value, state } = useQuery('Popular Movies', 'popularMovies', {});
  const cards = useDeferredValue(value) ?? [];
  if (state === 'failed' || state === 'empty') return null;
  return (
    <section
      aria-labelledby="top-ten"
      className={css({
        px: 'gutter',
        pb: '8',
        maxW: '100rem',
        mx: 'auto',
        '@media (scripting: none)': { display: 'none' },
      })}
    >
      <h2 id="top-ten" className={css({ fontSize: '2xl', letterSpacing: 'wide', mb: '4' })}>
        {text('common.topTen')}
      </h2>
      <Row>
        {INDICES.slice(0, cards.length || INDICES.length).map((index) => (
          <li key={index} data-place={index}>
            <Poster card={cards[index]} rank={index + 1} />
          </li>
        ))}
      </Row>
    </section>
  );
}

function Poster({ card, rank }: { card: Card | undefined; rank: number }) {
  if (!card) return <CardFrame shape="poster" />;
  return (
    <Link to={paths.title(card.id)}>
      <CardFrame shape="poster">
        <CardArt name={card.name} lang={card.lang} pictures={card} shape="poster" />
        <RankNumeral rank={rank} />
        <VisuallyHidden lang={card.lang}>{card.name}</VisuallyHidden>
      </CardFrame>
    </Link>
  );
}

const Row = styled(
  'ul',
  recipe({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: { base: 'min(9rem, 38vw)', lg: 'minmax(0, 1fr)' },
    gap: '3',
    mx: 'calc(-1 * {spacing.gutter})',
    px: 'gutter',
    py: '2',
    overflowX: { base: 'auto', lg: 'visible' },
    scrollbarWidth: 'none',
    scrollSnapType: 'x proximity',
    scrollPaddingInline: 'gutter',
    '& > li': { scrollSnapAlign: 'start' },
    '& a': { display: 'block', borderRadius: 'lg' },
  }),
);
