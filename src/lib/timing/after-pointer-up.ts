/**
 * A layout change between pointerdown and pointerup moves the pressed link or button away from the
 * pointer, and no click fires.
 */
let isPressed = false;
const waiting = new Set<() => void>();

/** Keeps track of whether a pointer is down, as it may be already. Started again, it does nothing. */
export function startPointerTracking(isDown = isPressed): void {
  isPressed = isDown;
  window.addEventListener('pointerdown', press, { capture: true });
  // A native context menu may swallow the pointerup; the next key ends the press.
  for (const end of ['pointerup', 'pointercancel', 'keydown']) {
    window.addEventListener(end, release, { capture: true });
  }
}

/** Runs `act` at once or, during a press, after its click. */
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
