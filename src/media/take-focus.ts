/** Focuses the player for its shortcuts, unless a field, a dialog or the player already has focus. */
export function takeFocus(element: HTMLElement): void {
  if (!element.closest('[data-stage]')) return;
  const focused = document.activeElement;
  if (focused?.matches('input, textarea, select, [role=dialog] *, [data-stage] *')) return;
  element.focus({ preventScroll: true });
}
