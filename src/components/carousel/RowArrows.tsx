import { text } from '../../lib/site/texts';
import { css } from '../../theme/css' with { type: 'macro' };
import { Button } from '../Button';
import { Icon } from '../Icon';

interface RowArrowsProps {
  heading: string;
  first: number;
  last: number;
  perView: number;
  goBy: (cards: number) => void;
}

export function RowArrows({ heading, first, last, perView, goBy }: RowArrowsProps) {
  return (
    <div hidden={last === 0} className={css({ display: 'flex', gap: '2', ms: 'auto' })}>
      <Arrow
        name="previous"
        label={text('components.row.previous', { heading })}
        isEnd={first <= 0}
        onPress={() => goBy(-perView)}
      />
      <Arrow
        name="next"
        label={text('components.row.next', { heading })}
        isEnd={first >= last}
        onPress={() => goBy(perView)}
      />
    </div>
  );
}

interface ArrowProps {
  name: 'previous' | 'next';
  label: string;
  isEnd: boolean;
  onPress: () => void;
}

function Arrow({ name, label, isEnd, onPress }: ArrowProps) {
  return (
    <Button
      variant="outline"
      size="icon"
      aria-label={label}
      // Not `disabled`, which would drop focus.
      aria-disabled={isEnd}
      data-arrow-keys="skip"
      onClick={() => !isEnd && onPress()}
    >
      <Icon name={name} />
    </Button>
  );
}
