import { chakra } from '@chakra-ui/react/styled-system';
import { hasForcedColors } from '../../theme/media';
import { palette, scrim, translucent } from '../../theme/palette';
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
      {...(isLarge && { boxSize: '14' })}
    >
      <Icon name="heart" isFilled={isOn} size="min(1.35rem, 57%)" />
    </Heart>
  );
}

const Heart = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSize: 'min(2.5rem, max(40px, 5vw))',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: translucent(palette.ivory[50], 0.28),
    bg: scrim(0.72),
    [hasForcedColors]: { bg: 'ButtonFace' },
    color: 'fg',
    cursor: 'pointer',
    transitionProperty: 'common',
    transitionDuration: 'fast',
    _hover: { borderColor: 'fg', transform: 'scale(1.08)' },
    _pressed: { color: 'danger.strong' },
  },
});
