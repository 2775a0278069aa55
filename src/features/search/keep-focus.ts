import type { MouseEvent } from 'react';

/** A press beside the input does not blur it: on phones, the box would move away. */
export function keepFocus(event: MouseEvent) {
  event.preventDefault();
}
