import { memo } from 'react';
import { CarouselRow } from '../../components/carousel/CarouselRow';
import { recall, remember } from '../../lib/history-state';
import { text } from '../../lib/site/texts';
import { useQuery } from '../../state/use-query';
import { useEntry } from '../../state/use-visit';
import { TitleCard } from '../shared/TitleCard';
import type { TitleQuery } from '../shared/TitleGrid';
import { useEmptyText } from '../shared/use-empty-text';
import { homeRows } from './rows';

const TOP = 10;

interface FeedRowsProps {
  shown: number;
  owner: Parameters<typeof useQuery>[3];
}

/** Memoized to skip the render in which the deferred `shown` still has its old value. */
export const FeedRows = memo(function FeedRows(props: FeedRowsProps) {
  const Rows = homeRows().some(({ call }) => call === 'popularMovies') ? PopularRows : ShownRows;
  return <Rows {...props} />;
});

/** Top 10 and Popular Movies share one request. */
function PopularRows(props: FeedRowsProps) {
  const popular = useQuery('Popular Movies', 'popularMovies', {}, props.owner);
  return <ShownRows {...props} popular={popular} />;
}

function ShownRows({ shown, owner, popular }: FeedRowsProps & { popular?: TitleQuery }) {
  return homeRows()
    .slice(0, shown)
    .map(({ name, use, heading, call }) => {
      if (!popular || call !== 'popularMovies') {
        return <QueryRow key={use} use={use} heading={text(heading)} call={call} owner={owner} />;
      }
      const isTop = name === 'top10';
      return (
        <FeedRow
          key={use}
          heading={text(heading)}
          list={isTop ? { ...popular, value: popular.value?.slice(0, TOP) } : popular}
          isRanked={isTop}
        />
      );
    });
}

interface QueryRowProps extends Pick<FeedRowsProps, 'owner'> {
  use: string;
  heading: string;
  call: ReturnType<typeof homeRows>[number]['call'];
}

function QueryRow({ use, heading, call, owner }: QueryRowProps) {
  const list = useQuery(use, call, {}, owner);
  return <FeedRow heading={heading} list={list} isLive={call === 'topChannels'} />;
}

interface FeedRowProps {
  heading: string;
  list: TitleQuery;
  isRanked?: boolean;
  isLive?: boolean;
}

export function FeedRow({ heading, list, isRanked, isLive }: FeedRowProps) {
  const entry = useEntry();
  const emptyText = useEmptyText(text('components.row.empty'));
  return (
    <CarouselRow
      emptyText={emptyText}
      heading={heading}
      state={list.state}
      isStalled={list.isStalled}
      items={list.value ?? []}
      keyOf={({ id }) => id}
      renderItem={(card, index) => (
        <TitleCard
          card={card}
          isLive={isLive}
          rank={isRanked ? index + 1 : undefined}
          isEager={isRanked}
        />
      )}
      initialSlide={recall<number>(entry, heading)}
      onSlideChange={(first) => remember(entry, heading, first)}
      onRetry={list.retry}
    />
  );
}
