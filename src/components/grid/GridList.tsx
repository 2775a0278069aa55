import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ListItems } from '../list-state';
import { atSteps, gridColumns, useMediaSteps } from '../use-media-steps';

interface GridListProps<Item> extends ListItems<Item> {
  label: string;
}

const ROW_GAP = 28;

/** The columns of `gridColumns`, in CSS: they hold before any script has measured. */
export const gridStyles: SystemStyleObject = {
  display: 'grid',
  columnGap: { base: '3', lg: '4' },
  rowGap: `${ROW_GAP}px`,
  gridTemplateColumns: atSteps(gridColumns, (count) => `repeat(${count}, minmax(0, 1fr))`),
};

/**
 * A list in columns that keeps only the rows near the window in the document: ten thousand cards
 * scroll like fifty. Room for the others is kept by padding, so that the grid lays itself out.
 */
export function GridList<Item>({ label, items, keyOf, renderItem }: GridListProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const columns = useMediaSteps(gridColumns);
  const { top, rowHeight } = useGridMetrics(list);
  const rows = useWindowVirtualizer({
    count: Math.ceil(items.length / columns),
    estimateSize: () => rowHeight,
    gap: ROW_GAP,
    overscan: 2,
    scrollMargin: top,
    initialRect: { width: 0, height: 1200 },
    // By itself it would scroll to where the window was before the page found its place again.
    scrollToFn: () => {},
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new height makes old offsets wrong
  useLayoutEffect(() => rows.measure(), [rows, rowHeight]);

  const near = rows.getVirtualItems();
  const from = near[0];
  const to = near[near.length - 1];
  const firstIndex = (from?.index ?? 0) * columns;
  const shown = items.slice(firstIndex, ((to?.index ?? -1) + 1) * columns);
  return (
    <chakra.ul
      ref={list}
      aria-label={label}
      css={gridStyles}
      // The padding keeps every card where it is; the browser's own anchoring would fight it.
      overflowAnchor="none"
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
    </chakra.ul>
  );
}

/** Where the list begins in the document and how tall its rows are, in px, whenever that changes. */
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
