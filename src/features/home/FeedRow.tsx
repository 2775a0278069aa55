import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { CarouselRow } from '../../components/carousel/CarouselRow';
import type { ListState } from '../../components/list-state';
import { recall, remember } from '../../lib/history-state';
import { useQuery } from '../../state/use-query';
import { TitleCard } from '../shared/TitleCard';
import type { rows } from './rows';

type Call = (typeof rows)[number]['call'];
type Cards = ReturnType<typeof useQuery<Call>>['value'];

interface RowProps {
  heading: string;
  /** Called when the row is no longer loading. */
  onSettled(heading: string): void;
  /** Called when the row's answer is late. */
  onLate(heading: string): void;
}

interface FeedRowProps extends RowProps {
  cards: Cards;
  state: ListState;
  isLate: boolean;
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
  isLate,
  isStalled,
  onRetry,
  onSettled,
  onLate,
  isRanked,
  isLive,
}: FeedRowProps) {
  const { key } = useLocation();
  const settle = useEffectEvent(() => onSettled(heading));
  useEffect(() => {
    if (state !== 'loading') settle();
  }, [state]);
  const tellLate = useEffectEvent(() => onLate(heading));
  useEffect(() => {
    if (isLate) tellLate();
  }, [isLate]);
  return (
    <CarouselRow
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
      initialSlide={recall<number>(key, heading)}
      onSlideChange={(first) => remember(key, heading, first)}
      onRetry={onRetry}
    />
  );
}

/** A row that fetches its own list. */
export function QueryRow({ call, ...row }: RowProps & { call: Call }) {
  const { value, state, isLate, isStalled, retry } = useQuery(call, {});
  return (
    <FeedRow
      {...row}
      cards={value}
      state={state}
      isLate={isLate}
      isStalled={isStalled}
      onRetry={retry}
      isLive={call === 'topChannels'}
    />
  );
}
