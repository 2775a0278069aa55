/** Once the user scrolls, clicks or types, the focus stays where it is. */
const GESTURES = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Calls `step` now and whenever the page changes, until it returns true or the user acts. @returns how to stop */
export function watchPage(step: () => boolean): () => void {
  const observer = new MutationObserver(() => step() && stop());
  const stop = () => {
    observer.disconnect();
    for (const gesture of GESTURES) window.removeEventListener(gesture, stop);
  };
  if (step()) return stop;
  observer.observe(document.body, { childList: true, subtree: true });
  for (const gesture of GESTURES) window.addEventListener(gesture, stop);
  return stop;
}
