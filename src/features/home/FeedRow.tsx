import { CarouselRow } from '../../components/carousel/CarouselRow';
import { recall, remember } from '../../lib/history-state';
import { useQuery } from '../../state/use-query';
import { useEntry } from '../../state/use-visit';
import { TitleCard } from '../shared/TitleCard';
import type { TitleQuery } from '../shared/TitleGrid';
import { useEmptyText } from '../shared/use-empty-text';
import type { rows } from './rows';

type Call = (typeof rows)[number]['call'];

interface FeedRowProps {
  heading: string;
  list: TitleQuery;
  isRanked?: boolean;
  /** The row's titles are channels. */
  isLive?: boolean;
}

export function FeedRow({ heading, list, isRanked, isLive }: FeedRowProps) {
  const entry = useEntry();
  const emptyText = useEmptyText('No videos available.');
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
          {...(isLive && { isLive })}
          {...(isRanked && { rank: index + 1, isEager: true })}
        />
      )}
      initialSlide={recall<number>(entry, heading)}
      onSlideChange={(first) => remember(entry, heading, first)}
      onRetry={list.retry}
    />
  );
}

interface QueryRowProps {
  heading: string;
  call: Call;
  /** The home page, which waits for the list. */
  owner: Parameters<typeof useQuery>[3];
}

/** A row that fetches its own list. */
export function QueryRow({ heading, call, owner }: QueryRowProps) {
  const list = useQuery(heading, call, {}, owner);
  return <FeedRow heading={heading} list={list} isLive={call === 'topChannels'} />;
}
