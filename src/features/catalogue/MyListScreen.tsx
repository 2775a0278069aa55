import { gridClass } from '../../components/grid/grid-class';
import { TextLink } from '../../components/Link';
import { ListPage } from '../../components/ListPage';
import { paths } from '../../lib/paths';
import { css } from '../../theme/css' with { type: 'macro' };
import { SampleCard } from './SampleCard';
import { samples } from './samples';

/** /mylist (spec §2): a static sample of what a list looks like. */
export function MyListScreen() {
  return (
    <ListPage heading="My List">
      <p className={css({ mt: '-4', mb: '8', maxW: 'prose', color: 'fg.muted' })}>
        A sample list. Yours is <TextLink to={paths.watchlist}>My WatchList</TextLink>.
      </p>
      <ul aria-label="Sample titles" className={gridClass}>
        {samples.map((sample) => (
          <li key={sample.name}>
            <SampleCard {...sample} />
          </li>
        ))}
      </ul>
    </ListPage>
  );
}
