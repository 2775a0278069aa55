import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from '../Icon';

interface WatchlistButtonProps {
  /** The title's name: 'Add Seven Lamps to watchlist'. */
  title: string;
  isOn: boolean;
  onToggle: () => void;
}

/** The heart: filled, and heard as pressed, when the title is on the watchlist. */
export function WatchlistButton({ title, isOn, onToggle }: WatchlistButtonProps) {
  return (
    <Heart
      type="button"
      aria-pressed={isOn}
      aria-label={`Add ${title} to watchlist`}
      onClick={onToggle}
    >
      <Icon name="heart" isFilled={isOn} size="1.35rem" />
    </Heart>
  );
}

const Heart = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSize: '10',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'rgb(248 242 232 / 0.28)',
    bg: 'rgb(7 7 12 / 0.72)',
    color: 'fg',
    cursor: 'pointer',
    transitionProperty: 'common',
    transitionDuration: 'fast',
    _hover: { borderColor: 'accent', color: 'accent.hover', transform: 'scale(1.08)' },
    _pressed: { color: 'accent' },
  },
});
