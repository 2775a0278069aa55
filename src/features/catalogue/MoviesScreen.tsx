import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { ListPage } from '../../components/ListPage';
import { TitleGrid } from '../shared/TitleGrid';
import { GenresMenu } from './GenresMenu';
import { type Choice, useGenres, useMovies } from './use-movies';

/** /movies/{id?} (spec §2): by genre; with ?type=cast by actor, and no genres menu. */
export function MoviesScreen() {
  const { id } = useParams();
  const [query] = useSearchParams();
  return query.get('type') === 'cast' ? <ByActor id={id} /> : <ByGenre id={id} />;
}

function ByGenre({ id }: { id: string | undefined }) {
  const { value: genres = [], state, retry } = useGenres();
  const genre = genres.find((it) => it.id === id);
  return (
    <ListPage
      heading={genre ? `${genre.name} Movies` : 'Movies'}
      tools={<GenresMenu genres={genres} currentId={id ?? null} state={state} onRetry={retry} />}
    >
      <Movies key={id ?? ''} by="genre" id={id} />
    </ListPage>
  );
}

function ByActor({ id }: { id: string | undefined }) {
  // The cards of a title's cast know the name; an address alone does not.
  const { state } = useLocation() as { state: { castName?: unknown } | null };
  const name = state?.castName;
  return (
    <ListPage heading={typeof name === 'string' ? `Movies with ${name}` : 'Movies'}>
      <Movies key={id ?? ''} by="cast" id={id} />
    </ListPage>
  );
}

function Movies(choice: Choice) {
  const { value, state, retry } = useMovies(choice);
  return <TitleGrid label="Movies" state={state} cards={value} onRetry={retry} />;
}
