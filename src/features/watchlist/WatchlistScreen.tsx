import { ListPage } from '../../components/ListPage';
import { TitleGrid } from '../shared/TitleGrid';
import { useMyWatchlist } from './use-watchlist-page';

/** /my-watch-list (spec §2). */
export function WatchlistScreen() {
  const { cards, state, retry } = useMyWatchlist();
  return (
    <ListPage heading="My WatchList">
      <TitleGrid label="My WatchList" state={state} cards={cards} onRetry={retry} />
    </ListPage>
  );
}
