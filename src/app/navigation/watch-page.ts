const GESTURES = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

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
