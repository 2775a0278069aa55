import { type ComponentProps, useRef } from 'react';
import { Button } from '../../components/Button';
import { EmptyState } from '../../components/feedback/EmptyState';
import { text } from '../../lib/site/texts';
import { ListTools } from './ListTools';
import { TitleGrid } from './TitleGrid';
import { useListFilters } from './use-list-filters';

interface TitleListProps extends ComponentProps<typeof TitleGrid> {
  order?: string;
}

export function TitleList({ order, ...props }: TitleListProps) {
  const { list } = props;
  const { options, filters, shown, choose, clear } = useListFilters(list.value);
  const tools = useRef<HTMLDivElement>(null);
  const clearAndStay = () => {
    clear();
    tools.current?.querySelector('select')?.focus();
  };
  const isFiltered = filters.language !== null || filters.rating !== null;
  return (
    <>
      <ListTools
        ref={tools}
        order={order}
        options={options}
        filters={filters}
        count={isFiltered ? { shown: shown.length, all: list.value?.length ?? 0 } : null}
        onChoose={choose}
      />
      {list.state === 'ready' && isFiltered && shown.length === 0 ? (
        <EmptyState
          title={text('shared.list.noneFit')}
          action={<Button onClick={clearAndStay}>{text('shared.list.clearFilters')}</Button>}
        />
      ) : (
        <TitleGrid {...props} list={{ ...list, value: shown }} />
      )}
    </>
  );
}
