import { memo, type ReactNode } from 'react';
import type { Card } from '../../../contract/entities';
import { WatchlistButton } from '../../components/cards/WatchlistButton';
import { durationText } from '../../lib/duration';
import { text } from '../../lib/site/texts';
import { useWatchlistToggle } from '../../state/use-watchlist';
import { PreviewedCard } from './preview/PreviewedCard';

interface TitleCardProps {
  card: Card;
  rank?: number | undefined;
  isLive?: boolean | undefined;
  isEager?: boolean | undefined;
  shape?: 'adaptive' | 'poster';
  renderName?: ((name: string) => ReactNode) | undefined;
}

export const TitleCard = memo(function TitleCard(props: TitleCardProps) {
  const { card, rank, isEager, shape, renderName } = props;
  const isLive = props.isLive || card.is_live;
  const toggle = useWatchlistToggle(card.id, card.is_watch_list);
  return (
    <PreviewedCard
      id={card.id}
      name={card.name}
      lang={card.lang}
      shownName={renderName?.(card.name)}
      pictures={card}
      ageRating={card.content_rating}
      facts={[
        card.is_series ? text('shared.card.series') : null,
        isLive ? null : durationText(card.duration),
        card.language,
      ]}
      isLive={isLive}
      rank={rank}
      isEager={isEager}
      shape={shape}
      action={<WatchlistButton title={card.name} isOn={toggle.isOn} onToggle={toggle.press} />}
    />
  );
});
