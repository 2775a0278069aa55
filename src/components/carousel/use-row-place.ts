import { useEffect, useRef, useState } from 'react';
import type Slider from 'react-slick';

interface RowPlace {
  /** The first card in view at the start; the row's end where there are fewer. */
  start: number;
  /** The last place, with the row's end in view. */
  last: number;
  onSlideChange: (first: number) => void;
}

/** Which cards of a row are in view: where slick was asked to go, and where it is. */
export function useRowPlace({ start, last, onSlideChange }: RowPlace) {
  const slider = useRef<Slider>(null);
  const [first, setFirst] = useState(Math.min(start, last));
  const [furthest, setFurthest] = useState(first);
  /** Where the row is. A ref, since `first` is stale in a handler until the next render. */
  const reached = useRef(first);
  /** Where it was asked to go, until slick moves there: quick presses add up. */
  const asked = useRef<number | null>(null);

  const goTo = (goal: number) => {
    const place = Math.min(Math.max(goal, 0), last);
    if (place === (asked.current ?? reached.current)) return;
    asked.current = place;
    slider.current?.slickGoTo(place);
  };
  const goBy = (cards: number) => goTo((asked.current ?? reached.current) + cards);

  // With more cards in view, as when a phone is turned, the row would end in a gap.
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
      // Of several quick presses only the last one counts.
      if (asked.current !== null && asked.current !== next) return;
      asked.current = null;
      reached.current = next;
      setFirst(next);
      setFurthest((far) => Math.max(far, next));
      onSlideChange(next);
    },
    /** Slick forgets a move that begins just before it measures the page: the row goes there again. */
    keepPlace(box: HTMLElement | null) {
      const shown = box?.querySelector<HTMLElement>('.slick-active [data-place]')?.dataset.place;
      if (asked.current !== null || shown === undefined) return;
      if (Number(shown) !== reached.current) slider.current?.slickGoTo(reached.current, true);
    },
  };
}
