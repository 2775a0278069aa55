import { CardButton } from '../../../components/cards/CardButton';
import { MovieCard } from '../../../components/cards/MovieCard';
import { WatchedBar } from '../../../components/cards/WatchedBar';
import { Icon } from '../../../components/Icon';
import type { LeftTitle } from '../../../state/progress/positions';
import { css } from '../../../theme/css' with { type: 'macro' };
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
    <MovieCard
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
        <CardButton
          aria-label={`Remove ${card.name} from Continue Watching`}
          onClick={() => onRemove(titleId, card.name)}
        >
          <Icon name="close" className={css({ boxSize: 'min(1.35rem, 57%)' })} />
        </CardButton>
      }
    />
  );
}
