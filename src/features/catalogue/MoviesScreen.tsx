import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { ListPage } from '../../components/ListPage';
import { text } from '../../lib/site/texts';
import { useQuery } from '../../state/use-query';
import type { TitleQuery } from '../shared/TitleGrid';
import { TitleList } from '../shared/TitleList';
import { GenresMenu } from './GenresMenu';
import { movieParams } from './movie-choice';

export function MoviesScreen() {
  const { id } = useParams();
  const [query] = useSearchParams();
  return query.get('type') === 'cast' ? <ByActor key={id} id={id} /> : <ByGenre id={id} />;
}

function ByGenre({ id }: { id: string | undefined }) {
  const { value: genres = [], state, retry } = useQuery('Genres', 'genres', {});
  const genre = genres.find((it) => it.id === id);
  return (
    <ListPage
      heading={
        genre
          ? text('catalogue.movies.ofGenre', { genre: genre.name })
          : text('catalogue.movies.heading')
      }
      tools={<GenresMenu genres={genres} currentId={id ?? null} state={state} onRetry={retry} />}
    >
      <OfGenre key={id ?? ''} id={id} />
    </ListPage>
  );
}

function ByActor({ id }: { id: string | undefined }) {
  const list = useQuery('Movies', 'movies', movieParams({ by: 'cast', id }));
  const { state: entry } = useLocation() as { state: { castName?: unknown } | null };
  const passedName = entry?.castName;
  const titleId = list.value?.[0]?.id;
  const heading =
    typeof passedName !== 'string' && id !== undefined && titleId !== undefined ? (
      <ActorHeading key={titleId} actorId={id} titleId={titleId} />
    ) : (
      headingOf(passedName)
    );
  return (
    <ListPage heading={heading}>
      <MovieList list={list} />
    </ListPage>
  );
}

function ActorHeading({ actorId, titleId }: { actorId: string; titleId: string }) {
  const { value } = useQuery('Title details', 'titleDetails', { id: titleId });
  return headingOf(value?.casts.find(({ id }) => id === actorId)?.name);
}

function headingOf(name: unknown): string {
  return typeof name === 'string'
    ? text('catalogue.movies.withActor', { name })
    : text('catalogue.movies.heading');
}

function OfGenre({ id }: { id: string | undefined }) {
  return <MovieList list={useQuery('Movies', 'movies', movieParams({ by: 'genre', id }))} />;
}

function MovieList({ list }: { list: TitleQuery }) {
  return (
    <TitleList
      label={text('catalogue.movies.heading')}
      failedText={text('catalogue.movies.failed')}
      list={list}
    />
  );
}
