/**
 * The whole document enters full screen, and the player's stage fills it (`title-layout.tsx`). Full
 * screen of an element would end when the next film replaces that element.
 */

export function isFullScreen(): boolean {
  return document.fullscreenElement === document.documentElement;
}

/** @param isWanted called once the browser has entered full screen */
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
 * Ignores failures: browsers refuse full screen without a click, or have already left it. A browser
 * event reports the actual state.
 */
function stayAsItIs(): void {}
