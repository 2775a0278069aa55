import { chakra } from '@chakra-ui/react/styled-system';
import { EmptyState } from '../../components/feedback/EmptyState';
import { PageHeading } from '../../components/PageHeading';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { TitleGrid } from '../shared/TitleGrid';
import { SearchBox } from './SearchBox';
import { useResults, useSearchPage } from './use-search-results';

/** /search?q= (spec §2). */
export function SearchScreen() {
  const { query, visit, box } = useSearchPage();
  return (
    <chakra.div px="edge" pt={{ base: '6', md: '10' }} pb="16" minH="100dvh">
      <PageHeading>Search</PageHeading>
      <chakra.div mt="5" mb={{ base: '6', md: '10' }}>
        <SearchBox {...box} />
      </chakra.div>
      {query === '' ? (
        <EmptyState title="What would you like to watch?" hint="Search by title, genre or cast" />
      ) : (
        <Results key={visit} query={query} />
      )}
    </chakra.div>
  );
}

function Results({ query }: { query: string }) {
  const { value, state, retry } = useResults(query);
  const count = value?.length ?? 0;
  return (
    <chakra.section aria-label={`Results for ${query}`}>
      <chakra.h2 mb="5" fontSize="xl" letterSpacing="wide" overflowWrap="anywhere" lineClamp="2">
        Results for “{query}”
      </chakra.h2>
      <VisuallyHidden role="status">
        {state === 'ready' && `${count} ${count === 1 ? 'title' : 'titles'} found`}
      </VisuallyHidden>
      <TitleGrid label="Results" state={state} cards={value} onRetry={retry} />
    </chakra.section>
  );
}
