import { type MouseEvent, type PointerEvent, useRef } from 'react';

const TOLERANCE = 8;

/**
 * Prevents the click that ends a drag from following a link. Uses the capture phase, to run before
 * the link's own handler.
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
      // Clicks by keyboard or assistive technology have no `pointerdown`.
      if (from === null || event.detail === 0 || Math.abs(event.clientX - from) <= TOLERANCE)
        return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
