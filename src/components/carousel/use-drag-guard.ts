import { type MouseEvent, type PointerEvent, useRef } from 'react';

const TOLERANCE = 8;

/**
 * Prevents the click that ends a drag from following a link. Handlers run in the capture phase,
 * before the link's own.
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
