/**
 * Callbacks deferred until the pointer is released; `null` while no pointer is down. A layout
 * change before the release can move the pressed element, so that no `click` fires.
 */
let waiting: (() => void)[] | null = null;

export function startPointerTracking(): void {
  window.addEventListener('pointerdown', press, { capture: true });
  // A native context menu may swallow `pointerup`, so `keydown` also counts as a release.
  for (const end of ['pointerup', 'pointercancel', 'keydown']) {
    window.addEventListener(end, release, { capture: true });
  }
}

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
