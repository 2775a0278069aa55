/** In pixels. A button may also move a little when it is pressed. */
const MOVED = 8;

/**
 * Ignores the second click of a double click after the first one has changed the URL, or moved what
 * it pressed. It would repeat the navigation, or click what is now in that place.
 */
export function ignoreLateDoubleClicks(): void {
  // A second click without a first one here began on the page before, or before the app.
  let address = '';
  let hasMoved = () => false;
  const check = (event: MouseEvent) => {
    if (event.detail === 1) {
      address = window.location.href;
      hasMoved = movesOf(event.target as Element);
    } else if (event.detail > 1 && (window.location.href !== address || hasMoved())) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  };
  for (const type of ['click', 'dblclick'] as const)
    window.addEventListener(type, check, { capture: true });
}

function movesOf(target: Element): () => boolean {
  const pressed = target.closest('a, button') ?? target;
  const { left, top } = pressed.getBoundingClientRect();
  return () => {
    const now = pressed.getBoundingClientRect();
    return pressed.isConnected && Math.hypot(now.left - left, now.top - top) > MOVED;
  };
}
