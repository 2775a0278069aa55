import { useCallback } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../components/feedback/EmptyState';
import { PageHeading } from '../../components/PageHeading';
import type { ListState } from '../../lib/list-state';
import { paths } from '../../lib/paths';
import { richText, text } from '../../lib/site/texts';
import { useQuery } from '../../state/use-query';
import { useVisit } from '../../state/use-visit';
import { css, recipe } from '../../theme/css' with { type: 'macro' };
import { buttonRecipe } from '../../theme/recipes/button';
import { styled } from '../../theme/styled';
import { TitleList } from '../shared/TitleList';
import { HighlightedMatch } from './HighlightedMatch';
import { SearchBox } from './SearchBox';

export function SearchScreen() {
  const navigate = useNavigate();
  const visit = useVisit();
  const query = (useSearchParams()[0].get('q') ?? '').trim();
  return (
    <div className={css({ px: 'edge', pt: { base: '6', md: '10' }, pb: '16', minH: '100dvh' })}>
      <PageHeading>{text('search.heading')}</PageHeading>
      <div className={css({ mt: '5', mb: { base: '6', md: '10' } })}>
        <SearchBox
          query={query}
          onCleared={() => navigate(paths.search, { replace: query === '' })}
          takesFocus={query === ''}
        />
      </div>
      {query === '' ? (
        <>
          <EmptyState title={text('search.start.title')} hint={text('search.start.hint')} />
          <Genres />
        </>
      ) : (
        <Results key={visit} query={query} />
      )}
    </div>
  );
}

function Genres() {
  const { value: genres = [] } = useQuery('Genres', 'genres', {});
  if (genres.length === 0) return null;
  return (
    <nav aria-label={text('common.genres')}>
      <ul
        className={css({
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'center',
          gap: '2',
          maxW: 'prose',
          mx: 'auto',
        })}
      >
        {genres.map(({ id, name, lang }) => (
          <li key={id}>
            <GenreLink to={paths.moviesOfGenre(id)} lang={lang} dir="auto">
              {name}
            </GenreLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const GenreLink = styled(Link, buttonRecipe, { variant: 'outline' });

/** Needs the visit as `key`, so that repeating a search fetches the results again. */
function Results({ query }: { query: string }) {
  const list = useQuery('Search results', 'search', { search: query });
  const renderName = useCallback(
    (name: string) => <HighlightedMatch name={name} query={query} />,
    [query],
  );
  return (
    <section aria-label={text('search.results.label', { query })}>
      <h2
        className={css({
          fontSize: 'xl',
          letterSpacing: 'wide',
          lineHeight: 'snug',
          overflowWrap: 'anywhere',
          lineClamp: '2',
        })}
      >
        {richText('search.results.heading', { query, bdi: (words) => <bdi>{words}</bdi> })}
      </h2>
      <Status role="status" data-seen={list.state === 'ready' || undefined}>
        {statusOf(list.state, list.value?.length ?? 0)}
      </Status>
      <TitleList
        label={text('search.results.list')}
        failedText={text('search.failed')}
        list={list}
        renderName={renderName}
      />
    </section>
  );
}

const Status = styled(
  'p',
  recipe({
    '&:not([data-seen])': { srOnly: true },
    mb: '4',
    color: 'fg.muted',
  }),
);

function statusOf(state: ListState, count: number): string {
  if (state === 'loading') return '';
  if (state === 'failed') return text('search.results.failed');
  if (state === 'empty') return text('search.results.empty');
  return text('search.results.count', { count });
}
