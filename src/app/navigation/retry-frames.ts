/** Milliseconds to wait for a page that is still loading, enough for a slow network. */
const TIMEOUT = 10_000;
/** Once the person scrolls, presses or types, nothing is moved under them. */
const GESTURES = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Calls `step` at once and then each frame until it returns true. @returns a function that stops */
export function retryFrames(step: () => boolean): () => void {
  const deadline = performance.now() + TIMEOUT;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const gesture of GESTURES) window.removeEventListener(gesture, stop);
  };
  const go = () => {
    if (step() || performance.now() > deadline) stop();
    else frame = requestAnimationFrame(go);
  };
  for (const gesture of GESTURES) window.addEventListener(gesture, stop);
  go();
  return stop;
}
