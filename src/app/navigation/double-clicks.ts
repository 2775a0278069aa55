const MAX_PRESS_SHIFT_PX = 8;

/**
 * Ignores the later clicks of a double or triple click if the first click has changed the URL, or
 * has moved the clicked control. Later clicks would repeat the navigation or press another control.
 */
export function ignoreLateDoubleClicks(): void {
  // Matches no URL, so later clicks without a recorded first click are ignored. Their first click
  // was on the previous page, or before the app started.
  let address = '';
  let isElsewhere = (_: Element) => false;
  const check = (event: MouseEvent) => {
    if (event.detail === 1) {
      address = window.location.href;
      isElsewhere = movedFrom(controlOf(event));
    } else if (
      event.detail > 1 &&
      (window.location.href !== address || isElsewhere(controlOf(event)))
    ) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  };
  for (const type of ['click', 'dblclick'] as const)
    window.addEventListener(type, check, { capture: true });
}

function controlOf({ target }: MouseEvent): Element {
  return (target as Element).closest('a, button') ?? (target as Element);
}

function movedFrom(pressed: Element): (next: Element) => boolean {
  const { left, top } = pressed.getBoundingClientRect();
  return (next) => {
    const now = pressed.getBoundingClientRect();
    const way = Math.hypot(now.left - left, now.top - top);
    return next !== pressed && pressed.isConnected && way > MAX_PRESS_SHIFT_PX;
  };
}
