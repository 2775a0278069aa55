import { Button } from '../Button';
import { Icon } from '../Icon';

interface CarouselArrowProps {
  name: 'previous' | 'next';
  /** e.g. 'Next Latest Movies' */
  label: string;
  /** Nothing lies further this way. The arrow keeps the focus, and does nothing. */
  isEnd: boolean;
  onPress: () => void;
}

/** Moves a row by as many cards as it shows. */
export function CarouselArrow({ name, label, isEnd, onPress }: CarouselArrowProps) {
  return (
    <Button
      variant="outline"
      size="icon"
      aria-label={label}
      aria-disabled={isEnd}
      onClick={() => !isEnd && onPress()}
    >
      <Icon name={name} />
    </Button>
  );
}
