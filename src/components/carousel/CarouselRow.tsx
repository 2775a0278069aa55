import { useDeferredValue, useId } from 'react';
import type { ListItems, ListState } from '../../lib/list-state';
import { text } from '../../lib/site/texts';
import { css } from '../../theme/css' with { type: 'macro' };
import { ListNote } from '../feedback/ListNote';
import { RowCards } from './RowCards';
import { RowHeader } from './RowLayout';
import { EmptyCards, LoadingCards } from './RowStates';

interface CarouselRowProps<Item> extends ListItems<Item> {
  heading: string;
  state: ListState;
  isStalled: boolean;
  initialSlide: number | undefined;
  onSlideChange: (first: number) => void;
  onRetry: () => void;
  emptyText?: string;
}

export function CarouselRow<Item>(props: CarouselRowProps<Item>) {
  const { heading, state, isStalled, onRetry, emptyText, ...track } = props;
  const id = useId();
  const hasCards = state === 'ready' && track.items.length > 0;
  const isShown = useDeferredValue(hasCards);
  const title = (
    <h2 id={id} className={css({ fontSize: '2xl', letterSpacing: 'wide', minW: '0' })}>
      {heading}
    </h2>
  );
  return (
    <section aria-labelledby={id} aria-busy={state === 'loading' || isShown !== hasCards}>
      {hasCards && isShown ? (
        <RowCards {...track} heading={heading} title={title} />
      ) : (
        <>
          <RowHeader>{title}</RowHeader>
          {state === 'loading' || hasCards ? (
            <LoadingCards>
              {isStalled && <ListNote text={text('components.list.stalled')} onRetry={onRetry} />}
            </LoadingCards>
          ) : (
            <EmptyCards
              text={emptyText ?? text('components.row.empty')}
              {...(state === 'failed' && { lead: text('components.row.failed'), onRetry })}
            />
          )}
        </>
      )}
    </section>
  );
}
