/**
 * What waits for the end of a press; `null` while no pointer is down. A layout change between pointerdown and pointerup
 * moves the pressed link or button away from the pointer, and no click fires.
 */
let waiting: (() => void)[] | null = null;

/** Keeps track of whether a pointer is down. */
export function startPointerTracking(): void {
  window.addEventListener('pointerdown', press, { capture: true });
  // A native context menu may swallow the pointerup; the next key ends the press.
  for (const end of ['pointerup', 'pointercancel', 'keydown']) {
    window.addEventListener(end, release, { capture: true });
  }
}

/** Runs `act` at once or, during a press, after its click. */
export function afterPointerUp(act: () => void): void {
  if (waiting) waiting.push(act);
  else act();
}

function press() {
  waiting ??= [];
}

function release() {
  const acts = waiting ?? [];
  waiting = null;
  if (acts.length === 0) return;
  setTimeout(() => {
    for (const act of acts) act();
  });
}
