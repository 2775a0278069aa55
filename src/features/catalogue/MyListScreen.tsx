import { chakra } from '@chakra-ui/react/styled-system';
import { gridStyles } from '../../components/grid/GridList';
import { ListPage } from '../../components/ListPage';
import { TextLink } from '../../components/TextLink';
import { paths } from '../../lib/paths';
import { SampleCard } from './SampleCard';
import { samples } from './samples';

/** /mylist (spec §2): a static sample of what a list looks like. */
export function MyListScreen() {
  return (
    <ListPage heading="My List">
      <chakra.p mt="-4" mb="8" maxW="prose" color="fg.muted">
        A sample of what a list can hold. Yours is at{' '}
        <TextLink to={paths.watchlist}>My WatchList</TextLink>.
      </chakra.p>
      <chakra.ul aria-label="Sample titles" css={gridStyles}>
        {samples.map((sample) => (
          <li key={sample.name}>
            <SampleCard {...sample} />
          </li>
        ))}
      </chakra.ul>
    </ListPage>
  );
}
