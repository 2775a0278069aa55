import { WatchedBar } from '../../../components/cards/WatchedBar';
import type { LeftTitle } from '../../../state/progress/positions';
import { PreviewedCard } from '../../shared/preview/PreviewedCard';
import { RemoveButton } from '../../shared/RemoveButton';
import { timeLeftText } from './time-left';

interface ContinueCardProps {
  film: LeftTitle;
  onRemove(titleId: string, name: string): void;
}

/** A film that was begun: how much is left of it, and the way to take it out of the row. */
export function ContinueCard({ film, onRemove }: ContinueCardProps) {
  const { titleId, position, duration, card } = film;
  if (!card) return null;
  return (
    <PreviewedCard
      id={titleId}
      name={card.name}
      posterImage={card.poster_image}
      thumbnailImage={card.thumbnail_image}
      facts={[timeLeftText(duration - position)]}
      overlay={<WatchedBar share={position / duration} />}
      // Its place is remembered, so that it goes on at once.
      playLabel={`Resume ${card.name}`}
      isEager
      action={
        <RemoveButton
          name={card.name}
          from="Continue Watching"
          onRemove={() => onRemove(titleId, card.name)}
        />
      }
    />
  );
}
