import { ListPage } from '../../components/ListPage';
import { useQuery } from '../../state/use-query';
import { TitleGrid } from '../shared/TitleGrid';

/** /tv-show (spec §2). */
export function TvShowsScreen() {
  const { value, state, retry } = useQuery('tvShows', {});
  return (
    <ListPage heading="TV Shows">
      <TitleGrid label="TV Shows" state={state} cards={value} onRetry={retry} />
    </ListPage>
  );
}
