import { ListPage } from '../../components/ListPage';
import { text } from '../../lib/site/texts';
import { useQuery } from '../../state/use-query';
import { TitleList } from '../shared/TitleList';

export function TvShowsScreen() {
  const list = useQuery('TV Shows', 'tvShows', {});
  const heading = text('catalogue.tvShows.heading');
  return (
    <ListPage heading={heading}>
      <TitleList label={heading} failedText={text('catalogue.tvShows.failed')} list={list} />
    </ListPage>
  );
}
