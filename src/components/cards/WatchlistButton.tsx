import { text } from '../../lib/site/texts';
import { css } from '../../theme/css' with { type: 'macro' };
import { Icon } from '../Icon';
import { CardButton } from './CardButton';

interface WatchlistButtonProps {
  title: string;
  isOn: boolean;
  onToggle: () => void;
  isLarge?: boolean;
}

export function WatchlistButton({ title, isOn, onToggle, isLarge }: WatchlistButtonProps) {
  return (
    <CardButton
      aria-pressed={isOn}
      aria-label={text('components.watchlistButton', { title })}
      onClick={onToggle}
      size={isLarge ? 'large' : 'small'}
    >
      <Icon name="heart" isFilled={isOn} className={css({ boxSize: 'min(1.35rem, 57%)' })} />
    </CardButton>
  );
}
