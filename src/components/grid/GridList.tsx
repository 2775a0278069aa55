import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { css } from '../../theme/css' with { type: 'macro' };
import { gridColumns } from '../../theme/steps';
import type { ListItems } from '../list-state';
import { useMediaSteps } from '../use-media-steps';
import { GRID_ROW_GAP, gridClass } from './grid-class';

interface GridListProps<Item> extends ListItems<Item> {
  label: string;
}

/**
 * A virtualized grid: only the rows near the viewport are in the document, so that ten thousand
 * cards scroll like fifty. Padding takes the place of the others.
 */
export function GridList<Item>({ label, items, keyOf, renderItem }: GridListProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const columns = useMediaSteps(gridColumns);
  const { top, rowHeight } = useGridMetrics(list);
  const rows = useWindowVirtualizer({
    count: Math.ceil(items.length / columns),
    estimateSize: () => rowHeight,
    gap: GRID_ROW_GAP,
    overscan: 2,
    scrollMargin: top,
    initialRect: { width: 0, height: 1200 },
    // The virtualizer would undo the page's own scroll restoration.
    scrollToFn: () => {},
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new height makes old offsets wrong
  useLayoutEffect(() => rows.measure(), [rows, rowHeight]);

  const visible = rows.getVirtualItems();
  const from = visible[0];
  const to = visible[visible.length - 1];
  const firstIndex = (from?.index ?? 0) * columns;
  const shown = items.slice(firstIndex, ((to?.index ?? -1) + 1) * columns);
  return (
    <ul
      ref={list}
      aria-label={label}
      // The padding already keeps every card in place; scroll anchoring would correct it twice.
      className={`${gridClass} ${css({ overflowAnchor: 'none' })}`}
      style={{
        paddingTop: from ? from.start - top : 0,
        paddingBottom: to ? Math.max(0, rows.getTotalSize() - (to.end - top)) : 0,
      }}
    >
      {shown.map((item, offset) => (
        <li key={keyOf(item)} aria-setsize={items.length} aria-posinset={firstIndex + offset + 1}>
          {renderItem(item, firstIndex + offset)}
        </li>
      ))}
    </ul>
  );
}

/** The list's offset in the document and its rows' height, in px; observed. */
function useGridMetrics(list: { readonly current: HTMLElement | null }) {
  const [metrics, setMetrics] = useState({ top: 0, rowHeight: 360 });
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => {
      const top = Math.round(element.getBoundingClientRect().top + window.scrollY);
      const rowHeight = element.querySelector('li')?.offsetHeight ?? 360;
      setMetrics((old) =>
        old.top === top && old.rowHeight === rowHeight ? old : { top, rowHeight },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return metrics;
}
