import { ListPage } from '../../components/ListPage';
import { text } from '../../lib/site/texts';
import { useQuery } from '../../state/use-query';
import { TitleList } from '../shared/TitleList';

/** /tv-show (spec §2). */
export function TvShowsScreen() {
  const list = useQuery('TV Shows', 'tvShows', {});
  return (
    <ListPage heading="TV Shows">
      <TitleList label="TV Shows" failedText={text('catalogue.tvShows.failed')} list={list} />
    </ListPage>
  );
}
