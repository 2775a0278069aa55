import type { MouseEvent } from 'react';

/** Prevents a click beside the input from blurring it, which would shift the box on phones. */
export function keepFocus(event: MouseEvent) {
  event.preventDefault();
}
