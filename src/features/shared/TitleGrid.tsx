import type { ReactNode } from 'react';
import type { Card } from '../../../contract/entities';
import { CardGrid } from '../../components/grid/CardGrid';
import type { ListState } from '../../lib/list-state';
import { text } from '../../lib/site/texts';
import { TitleCard } from './TitleCard';
import { useEmptyText } from './use-empty-text';

export interface TitleQuery {
  value: readonly Card[] | undefined;
  state: ListState;
  isStalled: boolean;
  retry(): void;
}

interface TitleGridProps {
  label: string;
  failedText: string;
  list: TitleQuery;
  /** Must be the same function on each render, since cards are memoized. */
  renderName?: (name: string) => ReactNode;
  emptyLead?: string;
  emptyAction?: ReactNode;
}

const FIRST_SCREEN = 6;

export function TitleGrid({ list, renderName, ...rest }: TitleGridProps) {
  const emptyTitle = useEmptyText(text('shared.list.emptyTitle'));
  return (
    <CardGrid
      {...rest}
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
      emptyTitle={emptyTitle}
      emptyHint={text('shared.list.emptyHint')}
      onRetry={list.retry}
    />
  );
}
