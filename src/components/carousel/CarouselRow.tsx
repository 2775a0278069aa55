import { useDeferredValue, useId } from 'react';
import type { ListState } from '../../lib/list-state';
import { text } from '../../lib/site/texts';
import { css } from '../../theme/css' with { type: 'macro' };
import { ListNote } from '../feedback/ListNote';
import type { RowProps } from './CarouselTrack';
import { RowCards } from './RowCards';
import { RowHeader } from './RowLayout';
import { EmptyCards, LoadingCards } from './RowStates';

interface CarouselRowProps<Item> extends Omit<RowProps<Item>, 'title'> {
  state: ListState;
  isStalled: boolean;
  emptyText: string;
  onRetry: () => void;
}

export function CarouselRow<Item>(props: CarouselRowProps<Item>) {
  const { state, isStalled, emptyText, onRetry, ...row } = props;
  const id = useId();
  const hasCards = state === 'ready' && row.items.length > 0;
  const hasFailed = state === 'failed';
  const isShown = useDeferredValue(hasCards);
  const title = (
    <h2 id={id} className={css({ fontSize: '2xl', letterSpacing: 'wide', minW: '0' })}>
      {row.heading}
    </h2>
  );
  return (
    <section aria-labelledby={id} aria-busy={state === 'loading' || isShown !== hasCards}>
      {hasCards && isShown ? (
        <RowCards {...row} title={title} />
      ) : (
        <>
          <RowHeader>{title}</RowHeader>
          {state === 'loading' || hasCards ? (
            <LoadingCards>
              {isStalled && <ListNote text={text('components.list.stalled')} onRetry={onRetry} />}
            </LoadingCards>
          ) : (
            <EmptyCards
              text={emptyText}
              lead={hasFailed ? text('components.row.failed') : undefined}
              onRetry={hasFailed ? onRetry : undefined}
            />
          )}
        </>
      )}
    </section>
  );
}
