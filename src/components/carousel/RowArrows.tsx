import { text } from '../../lib/site/texts';
import { css } from '../../theme/css' with { type: 'macro' };
import { CarouselArrow } from './CarouselArrow';

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
      <CarouselArrow
        name="previous"
        label={text('components.row.previous', { heading })}
        isEnd={first <= 0}
        onPress={() => goBy(-perView)}
      />
      <CarouselArrow
        name="next"
        label={text('components.row.next', { heading })}
        isEnd={first >= last}
        onPress={() => goBy(perView)}
      />
    </div>
  );
}
