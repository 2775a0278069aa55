import { LinkButton } from '../../components/Button';
import { ListPage } from '../../components/ListPage';
import { paths } from '../../lib/paths';
import { text } from '../../lib/site/texts';
import { TitleList } from '../shared/TitleList';
import { useMyWatchlist } from './use-watchlist-page';

/** /my-watch-list (spec §2). */
export function WatchlistScreen() {
  const list = useMyWatchlist();
  return (
    <ListPage heading="My WatchList">
      <TitleList
        label="My WatchList"
        failedText={text('watchlist.failed')}
        order="Newest first"
        emptyLead="Press the heart on a film and it's kept here."
        emptyAction={<LinkButton to={paths.movies}>Browse movies</LinkButton>}
        list={list}
      />
    </ListPage>
  );
}
