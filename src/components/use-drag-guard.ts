import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** Pixels within which a press is still a press. */
const SLACK = 8;

/**
 * Handlers for a box that can be dragged sideways and holds links: a press that ends elsewhere
 * than it began moves the row and must not open a title. They listen on the way down, before
 * the link hears of the click.
 */
export function useDragGuard() {
  const pressedAt = useRef(0);
  return {
    onPointerDownCapture: (event: PointerEvent) => {
      pressedAt.current = event.clientX;
    },
    onClickCapture: (event: MouseEvent) => {
      const isKeyboard = event.detail === 0;
      if (isKeyboard || Math.abs(event.clientX - pressedAt.current) <= SLACK) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
