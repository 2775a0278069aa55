/**
 * Focuses the player for its shortcuts, unless focus is in a field, a dialog or the player. Ignores
 * previews, which are outside the player.
 */
export function takeFocus(element: HTMLElement): void {
  if (!element.closest('[data-stage]')) return;
  const focused = document.activeElement;
  if (focused?.matches('input, textarea, select, [role=dialog] *, [data-stage] *')) return;
  element.focus({ preventScroll: true });
}
