import type { KeyboardEvent } from 'react';

export interface RowFocus {
  place: number;
  nth: number;
}

const cellOf = (element: Element) => element.closest<HTMLElement>('[data-place]');

function focusable(row: Element | null, place: number): NodeListOf<HTMLElement> | undefined {
  return row
    ?.querySelector(`[data-place="${place}"]`)
    ?.querySelectorAll<HTMLElement>(':is(a, button):not([data-preview] *)');
}

export function focusIn(row: Element | null, target: Element): RowFocus | null {
  const cell = cellOf(target);
  if (!cell) return null;
  const place = Number(cell.dataset.place);
  const nth = [...(focusable(row, place) ?? [])].indexOf(target as HTMLElement);
  return { place, nth: Math.max(nth, 0) };
}

export function focusOn(row: Element | null, { place, nth }: RowFocus): boolean {
  const element = focusable(row, place)?.[nth];
  element?.focus();
  return element !== undefined;
}

export function goalOf(event: KeyboardEvent, end: number, from?: number): number | null {
  const cell = cellOf(event.target as Element);
  if (!cell || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  const place = from ?? Number(cell.dataset.place);
  const onward = getComputedStyle(cell).direction === 'rtl' ? -1 : 1;
  const goal = { ArrowRight: place + onward, ArrowLeft: place - onward, Home: 0, End: end }[
    event.key
  ];
  if (goal === undefined) return null;
  event.preventDefault();
  return Math.min(Math.max(goal, 0), end);
}
