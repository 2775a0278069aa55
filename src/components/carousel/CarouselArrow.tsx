import { Button } from '../Button';
import { Icon } from '../Icon';

interface CarouselArrowProps {
  name: 'previous' | 'next';
  label: string;
  isEnd: boolean;
  onPress: () => void;
}

export function CarouselArrow({ name, label, isEnd, onPress }: CarouselArrowProps) {
  return (
    <Button
      variant="outline"
      size="icon"
      aria-label={label}
      // `disabled` would drop focus.
      aria-disabled={isEnd}
      data-arrow-keys="skip"
      onClick={() => !isEnd && onPress()}
    >
      <Icon name={name} />
    </Button>
  );
}
