/**
 * Focuses the player, so that its keyboard shortcuts work. Does not move focus away from a field, a
 * dialog or another element of the player. Ignores previews, which are outside the player.
 */
export function takeFocus(element: HTMLElement): void {
  if (!element.closest('[data-stage]')) return;
  const focused = document.activeElement;
  if (focused?.matches('input, textarea, select, [role=dialog] *, [data-stage] *')) return;
  element.focus({ preventScroll: true });
}
