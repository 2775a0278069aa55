/**
 * Full screen applies to the whole document, which the player's stage fills (`title-layout.tsx`).
 * An element's full screen would end when the next film replaces that element.
 */

export function isFullScreen(): boolean {
  return document.fullscreenElement === document.documentElement;
}

/** @param isWanted called after full screen starts; if it returns `false`, full screen ends again */
export function enterFullScreen(isWanted: () => boolean): void {
  document.documentElement
    .requestFullscreen()
    .then(() => isWanted() || leaveFullScreen())
    .catch(stayAsItIs);
}

export function leaveFullScreen(): void {
  if (isFullScreen()) document.exitFullscreen().catch(stayAsItIs);
}

/** Ignores rejections, such as for a missing user gesture. */
function stayAsItIs(): void {}
