import { ListPage } from '../../components/ListPage';
import { TitleList } from '../shared/TitleList';
import { useMyWatchlist } from './use-watchlist-page';

/** /my-watch-list (spec §2). */
export function WatchlistScreen() {
  const { cards, state, isStalled, retry } = useMyWatchlist();
  return (
    <ListPage heading="My WatchList">
      <TitleList
        label="My WatchList"
        state={state}
        isStalled={isStalled}
        cards={cards}
        onRetry={retry}
      />
    </ListPage>
  );
}
