import { type RefObject, startTransition, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { GRID_ROW_GAP } from './grid-class';

const OVERSCAN = 2;
const ROW_HEIGHT = 360;
const ABOVE = 160;

interface Rows {
  first: number;
  end: number;
  step: number;
}

export function useRowsInView(list: RefObject<HTMLElement | null>, count: number): Rows {
  const [rows, setRows] = useState<Rows>({
    first: 0,
    end: Math.ceil((screen.height - ABOVE) / (ROW_HEIGHT + GRID_ROW_GAP)),
    step: ROW_HEIGHT + GRID_ROW_GAP,
  });
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    let top: number | null = null;
    let step = ROW_HEIGHT + GRID_ROW_GAP;
    const update = () => {
      top ??= measuredTop();
      const above = window.scrollY - top;
      const first = Math.floor(above / step) - OVERSCAN;
      const end = Math.max(1, Math.ceil((above + window.innerHeight) / step)) + OVERSCAN;
      setRows((old) =>
        old.first === first && old.end === end && old.step === step ? old : { first, end, step },
      );
    };
    const measuredTop = () => {
      const card = element.querySelector('li');
      if (card) step = card.offsetHeight + GRID_ROW_GAP;
      return Math.round(element.getBoundingClientRect().top + window.scrollY);
    };
    // The observer fires after layout, even for the first frame, so measuring forces no reflow.
    const measure = () => {
      top = measuredTop();
      // At the top, the visible rows are already rendered, so render the others in a transition.
      if (window.scrollY === 0) startTransition(update);
      else update();
    };
    const onScroll = () => flushSync(update);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', update);
    };
  }, [list]);
  // `rows.first` may exceed `count`, for example when a wider window has fewer rows.
  const first = Math.max(0, Math.min(rows.first, count - 1 - OVERSCAN));
  return { first, end: Math.min(count, Math.max(rows.end, first + 1)), step: rows.step };
}
