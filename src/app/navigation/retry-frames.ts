/** Milliseconds in which a page that is still growing is waited for, on a slow network, too. */
const PATIENCE = 10_000;
/** A person who does something themselves is not disturbed any more. */
const GESTURES = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Takes a step at once and then each frame, until it says that it is done; returns the way to stop. */
export function retryFrames(step: () => boolean): () => void {
  const deadline = performance.now() + PATIENCE;
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
