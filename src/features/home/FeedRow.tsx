import { CarouselRow } from '../../components/carousel/CarouselRow';
import { recall, remember } from '../../lib/history-state';
import type { ListState } from '../../lib/list-state';
import { useQuery } from '../../state/use-query';
import { useEntry } from '../../state/use-visit';
import { TitleCard } from '../shared/TitleCard';
import { useEmptyText } from '../shared/use-empty-text';
import type { rows } from './rows';

type Call = (typeof rows)[number]['call'];
type Cards = ReturnType<typeof useQuery<Call>>['value'];

interface FeedRowProps {
  heading: string;
  cards: Cards;
  state: ListState;
  isStalled: boolean;
  onRetry(): void;
  isRanked?: boolean;
  /** The row's titles are channels. */
  isLive?: boolean;
}

export function FeedRow({
  heading,
  cards = [],
  state,
  isStalled,
  onRetry,
  isRanked,
  isLive,
}: FeedRowProps) {
  const entry = useEntry();
  const emptyText = useEmptyText('No videos available.');
  return (
    <CarouselRow
      emptyText={emptyText}
      heading={heading}
      state={state}
      isStalled={isStalled}
      items={cards}
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
      onRetry={onRetry}
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
  const { value, state, isStalled, retry } = useQuery(heading, call, {}, owner);
  return (
    <FeedRow
      heading={heading}
      cards={value}
      state={state}
      isStalled={isStalled}
      onRetry={retry}
      isLive={call === 'topChannels'}
    />
  );
}
