/**
 * From the button that was pressed, or from the heading of a page that has just opened: the player's keys
 * work where the video is. Someone who types meanwhile, or uses the player's own controls, keeps the focus. A video
 * outside a player, as in a preview, takes none.
 */
export function takeFocus(element: HTMLElement): void {
  if (!element.closest('[data-stage]')) return;
  const focused = document.activeElement;
  if (focused?.matches('input, textarea, select, [role=dialog] *, [data-stage] *')) return;
  element.focus({ preventScroll: true });
}
