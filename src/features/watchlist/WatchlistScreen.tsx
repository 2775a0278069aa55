import { LinkButton } from '../../components/Button';
import { ListPage } from '../../components/ListPage';
import { paths } from '../../lib/paths';
import { text } from '../../lib/site/texts';
import { TitleList } from '../shared/TitleList';
import { useMyWatchlist } from './use-watchlist-page';

export function WatchlistScreen() {
  const list = useMyWatchlist();
  const heading = text('watchlist.heading');
  return (
    <ListPage heading={heading}>
      <TitleList
        label={heading}
        failedText={text('watchlist.list.failed')}
        order={text('watchlist.order')}
        emptyLead={text('watchlist.empty')}
        emptyAction={<LinkButton to={paths.movies}>{text('common.browseMovies')}</LinkButton>}
        list={list}
      />
    </ListPage>
  );
}
