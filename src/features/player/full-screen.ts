/**
 * Full screen is the document's own, which the player's stage then fills (`title-layout.tsx`): an element's would end
 * with it, and the film that follows has another one.
 */

export function isFullScreen(): boolean {
  return document.fullscreenElement === document.documentElement;
}

/** @param isWanted whether it is still, when the browser has done so */
export function enterFullScreen(isWanted: () => boolean): void {
  document.documentElement
    .requestFullscreen()
    .then(() => isWanted() || leaveFullScreen())
    .catch(stayAsItIs);
}

export function leaveFullScreen(): void {
  if (isFullScreen()) document.exitFullscreen().catch(stayAsItIs);
}

/** The browser refuses full screen without a press, or has left it already: its own event says what is so. */
function stayAsItIs(): void {}
