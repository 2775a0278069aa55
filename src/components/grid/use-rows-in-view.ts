import { type RefObject, startTransition, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { GRID_ROW_GAP } from './grid-class';

/** Rows beyond each edge of the window. */
const BEYOND = 2;
/** In px, until a row has been measured. */
const ROW_HEIGHT = 360;
/** In px, at least: the navigation bar and a heading. */
const ABOVE = 160;

interface Rows {
  first: number;
  /** Index of the first one after them. */
  end: number;
  /** Of a row and the gap below it, in px. */
  step: number;
}

/** The rows of a grid that are near the window's part of the page: all rows are equally tall. */
export function useRowsInView(list: RefObject<HTMLElement | null>, count: number): Rows {
  const [rows, setRows] = useState<Rows>({
    first: 0,
    // Until the window has been measured: about as many as it shows; the others follow at once.
    end: Math.ceil((screen.height - ABOVE) / (ROW_HEIGHT + GRID_ROW_GAP)),
    step: ROW_HEIGHT + GRID_ROW_GAP,
  });
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    let top: number | null = null;
    let step = ROW_HEIGHT + GRID_ROW_GAP;
    const look = () => {
      top ??= measuredTop();
      const above = window.scrollY - top;
      const first = Math.floor(above / step) - BEYOND;
      // Of a list below the window, too, the first rows are there.
      const end = Math.max(1, Math.ceil((above + window.innerHeight) / step)) + BEYOND;
      setRows((old) =>
        old.first === first && old.end === end && old.step === step ? old : { first, end, step },
      );
    };
    const measuredTop = () => {
      const card = element.querySelector('li');
      if (card) step = card.offsetHeight + GRID_ROW_GAP;
      return Math.round(element.getBoundingClientRect().top + window.scrollY);
    };
    // Called in the first frame, too, when its layout is known: nothing is laid out for this alone.
    const measure = () => {
      top = measuredTop();
      // At its top the window's own rows are there already; those beyond it are rendered in slices.
      if (window.scrollY === 0) startTransition(look);
      else look();
    };
    // In the frame of the scroll itself: a jump to the end would show one without cards.
    const onScroll = () => flushSync(look);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', look);
    };
  }, [list]);
  // Of a list above the window the last rows are there: by a row's height that of all is known.
  const first = Math.max(0, Math.min(rows.first, count - 1 - BEYOND));
  return { first, end: Math.min(count, Math.max(rows.end, first + 1)), step: rows.step };
}
