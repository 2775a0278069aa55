import { useRef } from 'react';
import type { ListItems } from '../../lib/list-state';
import { css } from '../../theme/css' with { type: 'macro' };
import { gridColumns } from '../../theme/steps';
import { useMediaSteps } from '../use-media-steps';
import { gridClass } from './grid-class';
import { useRowsInView } from './use-rows-in-view';

interface GridListProps<Item> extends ListItems<Item> {
  label: string;
}

export function GridList<Item>({ label, items, keyOf, renderItem }: GridListProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const columns = useMediaSteps(gridColumns);
  const rowCount = Math.ceil(items.length / columns);
  const { first, end, step } = useRowsInView(list, rowCount);
  const firstIndex = first * columns;
  const shown = items.slice(firstIndex, end * columns);
  return (
    <ul
      ref={list}
      aria-label={label}
      className={`${gridClass} ${css({ overflowAnchor: 'none' })}`}
      style={{ paddingTop: first * step, paddingBottom: (rowCount - end) * step }}
    >
      {shown.map((item, offset) => (
        <li key={keyOf(item)} aria-setsize={items.length} aria-posinset={firstIndex + offset + 1}>
          {renderItem(item, firstIndex + offset)}
        </li>
      ))}
    </ul>
  );
}
