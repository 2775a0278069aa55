import type { ReactNode } from 'react';
import type { Card } from '../../../contract/entities';
import { CardGrid } from '../../components/grid/CardGrid';
import type { ListState } from '../../lib/list-state';
import { text } from '../../lib/site/texts';
import { TitleCard } from './TitleCard';
import { useEmptyText } from './use-empty-text';

/** A query of titles, as `useQuery` returns it. */
export interface TitleQuery {
  value: readonly Card[] | undefined;
  state: ListState;
  isStalled: boolean;
  retry(): void;
}

interface TitleGridProps {
  /** What the list holds, for screen readers: 'Movies'. */
  label: string;
  /** What is said when it can't be loaded: 'We couldn't load the movies.' */
  failedText: string;
  list: TitleQuery;
  /** A card's name as it is shown; keep its identity, since cards are memoized. */
  renderName?: (name: string) => ReactNode;
  /** Where the list is empty: what belongs in it, and the way to fill it. */
  emptyLead?: string;
  emptyAction?: ReactNode;
}

/** Cards visible without scrolling on the widest screen. */
const FIRST_SCREEN = 6;

/** A grid of titles, with the text for an empty list (spec §2). */
export function TitleGrid(props: TitleGridProps) {
  const { label, list, renderName } = props;
  const emptyTitle = useEmptyText(text('shared.list.emptyTitle'));
  return (
    <CardGrid
      label={label}
      state={list.state}
      isStalled={list.isStalled}
      items={list.value ?? []}
      keyOf={({ id }) => id}
      renderItem={(card, index) => (
        <TitleCard
          card={card}
          shape="poster"
          isEager={index < FIRST_SCREEN}
          renderName={renderName}
        />
      )}
      failedText={props.failedText}
      emptyLead={props.emptyLead}
      emptyAction={props.emptyAction}
      emptyTitle={emptyTitle}
      emptyHint={text('shared.list.emptyHint')}
      onRetry={list.retry}
    />
  );
}
