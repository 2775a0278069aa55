import type { MouseEvent } from 'react';

/** A click beside the input must not blur it: on phones, the box would move. */
export function keepFocus(event: MouseEvent) {
  event.preventDefault();
}
