/**
 * Full screen applies to the whole document, which the player's stage fills (`title-layout.tsx`).
 * If the stage itself were in full screen, full screen would end when the next film replaces the
 * stage.
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
