/** Moves focus to the player, so that the player's shortcuts work. */
export function takeFocus(element: HTMLElement): void {
  if (!element.closest('[data-stage]')) return;
  const focused = document.activeElement;
  if (focused?.matches('input, textarea, select, [role=dialog] *, [data-stage] *')) return;
  element.focus({ preventScroll: true });
}
