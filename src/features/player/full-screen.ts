/**
 * Full screen applies to the whole document, which the player's stage fills (`title-layout.tsx`).
 * An element's full screen would end when the next film replaces that element.
 */

export function isFullScreen(): boolean {
  return document.fullscreenElement === document.documentElement;
}

export function enterFullScreen(isWanted: () => boolean): void {
  document.documentElement
    .requestFullscreen()
    .then(() => isWanted() || leaveFullScreen())
    .catch(() => undefined);
}

export function leaveFullScreen(): void {
  if (isFullScreen()) document.exitFullscreen().catch(() => undefined);
}
