import { useEffect, useRef, useState } from 'react';
import type Slider from 'react-slick';

interface RowPlace {
  start: number;
  last: number;
  onSlideChange: ((first: number) => void) | undefined;
}

export function useRowPlace({ start, last, onSlideChange }: RowPlace) {
  const slider = useRef<Slider>(null);
  const [first, setFirst] = useState(Math.min(start, last));
  const [furthest, setFurthest] = useState(first);
  /** Mirrors `first`, which is stale in event handlers until the next render. */
  const reached = useRef(first);
  /** The requested place until slick starts moving to it. Rapid clicks count from this place. */
  const asked = useRef<number | null>(null);

  const goTo = (goal: number) => {
    const place = Math.min(Math.max(goal, 0), last);
    if (place === (asked.current ?? reached.current)) return;
    asked.current = place;
    slider.current?.slickGoTo(place);
  };
  const goBy = (cards: number) => goTo((asked.current ?? reached.current) + cards);

  useEffect(() => {
    if (first > last) slider.current?.slickGoTo(last);
  }, [first, last]);

  return {
    slider,
    first,
    furthest,
    reached,
    goTo,
    goBy,
    onMoved(next: number) {
      if (asked.current !== null && asked.current !== next) return;
      asked.current = null;
      reached.current = next;
      setFirst(next);
      setFurthest((far) => Math.max(far, next));
      onSlideChange?.(next);
    },
    /** Slick may drop a move when it measures the page again. If so, jumps to its goal, `reached`. */
    keepPlace(box: HTMLElement | null) {
      const shown = box?.querySelector<HTMLElement>('.slick-active [data-place]')?.dataset.place;
      if (asked.current !== null || shown === undefined) return;
      if (Number(shown) !== reached.current) slider.current?.slickGoTo(reached.current, true);
    },
  };
}
