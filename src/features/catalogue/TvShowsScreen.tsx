import { ListPage } from '../../components/ListPage';
import { useQuery } from '../../state/use-query';
import { TitleList } from '../shared/TitleList';

/** /tv-show (spec §2). */
export function TvShowsScreen() {
  const { value, state, isStalled, retry } = useQuery('TV Shows', 'tvShows', {});
  return (
    <ListPage heading="TV Shows">
      <TitleList
        label="TV Shows"
        things="the TV shows"
        state={state}
        isStalled={isStalled}
        cards={value}
        onRetry={retry}
      />
    </ListPage>
  );
}
