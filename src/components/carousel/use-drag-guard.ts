import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** Pixels within which a press is still a press. */
const SLACK = 8;

/**
 * Handlers for a box that can be dragged sideways and holds links: a press that ends elsewhere
 * than it began moves the row and must not open a title. They listen on the way down, before
 * the link hears of the click.
 */
export function useDragGuard() {
  const pressedAt = useRef<number | null>(null);
  return {
    onPointerDownCapture: (event: PointerEvent) => {
      pressedAt.current = event.clientX;
    },
    onClickCapture: (event: MouseEvent) => {
      const from = pressedAt.current;
      pressedAt.current = null;
      // A click of the keyboard, or of an assistive tool, comes without a press.
      if (from === null || event.detail === 0 || Math.abs(event.clientX - from) <= SLACK) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
