/**
 * The document is in full screen, filled by the player's stage (`title-layout.tsx`). An element's
 * full screen would end when the next film replaces the element.
 */

export function isFullScreen(): boolean {
  return document.fullscreenElement === document.documentElement;
}

/** @param isWanted checked when the browser has entered full screen */
export function enterFullScreen(isWanted: () => boolean): void {
  document.documentElement
    .requestFullscreen()
    .then(() => isWanted() || leaveFullScreen())
    .catch(stayAsItIs);
}

export function leaveFullScreen(): void {
  if (isFullScreen()) document.exitFullscreen().catch(stayAsItIs);
}

/**
 * Browsers refuse full screen without a click, or have already left it. Their event reports the
 * actual state.
 */
function stayAsItIs(): void {}
