import { type ComponentProps, memo } from 'react';
import { useQuery } from '../../state/use-query';
import { FeedRow, QueryRow } from './FeedRow';
import { rows } from './rows';

const TOP = 10;

interface FeedRowsProps {
  /** How many. */
  shown: number;
  /** Is told how their lists are doing. */
  owner: ComponentProps<typeof QueryRow>['owner'];
}

/** The carousels of the home page. Those that are there are not rendered again when more are asked for. */
export const FeedRows = memo(function FeedRows({ shown, owner }: FeedRowsProps) {
  // One call serves Top 10 and Popular Movies.
  const popular = useQuery('Popular Movies', 'popularMovies', {}, owner);
  return rows.slice(0, shown).map(({ heading, call }, index) => {
    if (call !== 'popularMovies') {
      return <QueryRow key={heading} heading={heading} call={call} owner={owner} />;
    }
    const isTop = index === 0;
    return (
      <FeedRow
        key={heading}
        heading={heading}
        list={isTop ? { ...popular, value: popular.value?.slice(0, TOP) } : popular}
        isRanked={isTop}
      />
    );
  });
});
