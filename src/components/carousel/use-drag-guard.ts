import { type MouseEvent, type PointerEvent, useRef } from 'react';

const TOLERANCE = 8;

export function useDragGuard() {
  const pressedAt = useRef<number | null>(null);
  return {
    onPointerDownCapture: (event: PointerEvent) => {
      pressedAt.current = event.clientX;
    },
    onClickCapture: (event: MouseEvent) => {
      const from = pressedAt.current;
      pressedAt.current = null;
      // Keyboards and assistive technology may click without a `pointerdown`.
      if (from === null || event.detail === 0 || Math.abs(event.clientX - from) <= TOLERANCE)
        return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
