import type { MouseEvent } from 'react';

export function keepFocus(event: MouseEvent) {
  event.preventDefault();
}
