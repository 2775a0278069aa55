import { WatchedBar } from '../../../components/cards/WatchedBar';
import { text } from '../../../lib/site/texts';
import type { ResumePosition } from '../../../state/progress/positions';
import { placeText, timeLeftText } from '../../../state/progress/texts';
import { PreviewedCard } from '../../shared/preview/PreviewedCard';
import { RemoveButton } from '../../shared/RemoveButton';

interface ContinueCardProps {
  film: ResumePosition;
  onRemove(titleId: string, name: string): void;
}

export function ContinueCard({ film, onRemove }: ContinueCardProps) {
  const { titleId, position, duration, card } = film;
  if (!card) return null;
  const { series } = card;
  const { name, lang } = series ?? card;
  return (
    <PreviewedCard
      id={titleId}
      name={name}
      lang={lang}
      pictures={card}
      facts={[series ? placeText(series) : null, timeLeftText(duration - position)]}
      overlay={position > 0 && <WatchedBar share={position / duration} />}
      playLabel={text('home.continue.resume', { name })}
      isEager
      action={
        <RemoveButton
          name={name}
          from={text('home.continue.heading')}
          onRemove={() => onRemove(titleId, name)}
        />
      }
    />
  );
}
