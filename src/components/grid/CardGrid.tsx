import { type ReactNode, useDeferredValue } from 'react';
import type { ListItems, ListState } from '../../lib/list-state';
import { text } from '../../lib/site/texts';
import { css } from '../../theme/css' with { type: 'macro' };
import { CardPlaceholder } from '../cards/CardPlaceholder';
import { EmptyState } from '../feedback/EmptyState';
import { ListNote } from '../feedback/ListNote';
import { GridList } from './GridList';
import { gridClass } from './grid-class';

interface CardGridProps<Item> extends ListItems<Item> {
  failedText?: string;
  label: string;
  state: ListState;
  isStalled?: boolean;
  emptyTitle: string;
  emptyHint?: string;
  emptyLead?: string | undefined;
  emptyAction?: ReactNode;
  onRetry?: () => void;
}

const PLACES = Array.from({ length: 10 }, (_, place) => place);

export function CardGrid<Item>(props: CardGridProps<Item>) {
  const { label, state, isStalled = false, items, emptyTitle, emptyHint, onRetry } = props;
  const hasCards = state === 'ready' && items.length > 0;
  const isShown = useDeferredValue(hasCards);
  if (state === 'loading' || (hasCards && !isShown)) {
    return <LoadingGrid label={label} isStalled={isStalled} onRetry={onRetry} />;
  }
  if (hasCards) {
    return (
      <GridList label={label} items={items} keyOf={props.keyOf} renderItem={props.renderItem} />
    );
  }
  const empty = { title: emptyTitle, hint: emptyHint };
  if (state === 'failed') {
    return <EmptyState {...empty} lead={props.failedText} onRetry={onRetry} />;
  }
  return <EmptyState {...empty} lead={props.emptyLead} action={props.emptyAction} />;
}

interface LoadingGridProps {
  label: string;
  isStalled: boolean;
  onRetry: (() => void) | undefined;
}

function LoadingGrid({ label, isStalled, onRetry }: LoadingGridProps) {
  return (
    <div className={css({ position: 'relative' })}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls */}
      <div aria-busy="true" role="group" aria-label={label} className={gridClass}>
        {PLACES.map((place) => (
          <CardPlaceholder key={place} shape="poster" />
        ))}
      </div>
      <div role="status">
        {isStalled && <ListNote text={text('components.list.stalled')} onRetry={onRetry} />}
      </div>
    </div>
  );
}
