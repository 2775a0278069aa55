import { css, recipe } from '../../theme/css' with { type: 'macro' };
import { scrim, translucent } from '../../theme/palette' with { type: 'macro' };
import { styled } from '../../theme/styled';
import { Icon } from '../Icon';

interface WatchlistButtonProps {
  /** The title's name, for the label 'Add Seven Lamps to watchlist'. */
  title: string;
  isOn: boolean;
  onToggle: () => void;
  /** Beside large buttons. */
  isLarge?: boolean;
}

/** The heart: filled, and `aria-pressed`, when the title is on the watchlist. */
export function WatchlistButton({ title, isOn, onToggle, isLarge }: WatchlistButtonProps) {
  return (
    <Heart
      type="button"
      aria-pressed={isOn}
      aria-label={`Add ${title} to watchlist`}
      onClick={onToggle}
      size={isLarge ? 'large' : 'small'}
    >
      <Icon name="heart" isFilled={isOn} className={css({ boxSize: 'min(1.35rem, 57%)' })} />
    </Heart>
  );
}

const Heart = styled(
  'button',
  recipe(
    {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      borderRadius: 'full',
      borderWidth: '1px',
      borderColor: translucent('ivory.50', 0.28),
      bg: scrim(0.72),
      _forcedColors: { bg: 'ButtonFace' },
      color: 'fg',
      cursor: 'pointer',
      transitionProperty: 'common',
      transitionDuration: 'fast',
      _hover: { borderColor: 'fg', transform: 'scale(1.08)' },
      _pressed: { color: 'danger.strong' },
    },
    { size: { small: { boxSize: 'min(2.5rem, max(40px, 5vw))' }, large: { boxSize: '14' } } },
  ),
);
