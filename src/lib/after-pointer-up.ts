/**
 * A press must reach what it was meant for: what changes on the page between mouse-down and
 * mouse-up would take a link or a button away from under the pointer.
 */
let isPressed = false;
const waiting = new Set<() => void>();

/** Keeps track of whether a pointer is down. Started again, it does nothing. */
export function startPointerTracking(): void {
  window.addEventListener('pointerdown', press, { capture: true });
  // A menu of the browser's own may keep the end of a press to itself; the next key tells.
  for (const end of ['pointerup', 'pointercancel', 'keydown']) {
    window.addEventListener(end, release, { capture: true });
  }
}

/** Acts at once, or right after the press that is under way, and the click that it makes. */
export function afterPointerUp(act: () => void): void {
  if (isPressed) waiting.add(act);
  else act();
}

function press() {
  isPressed = true;
}

function release() {
  isPressed = false;
  if (waiting.size === 0) return;
  const acts = [...waiting];
  waiting.clear();
  setTimeout(() => {
    for (const act of acts) act();
  });
}
