/** Milliseconds after which a browser that cannot tell (Safari) is taken to be idle. */
const LIKELY_IDLE = 200;

const requestIdle = globalThis.requestIdleCallback ?? ((run) => setTimeout(run, LIKELY_IDLE));

/** Calls `run` when the browser has nothing else to do. */
export function whenIdle(run: () => void): void {
  requestIdle(run);
}

/** Calls `run` once all that the document names has loaded. @returns how to call it off */
export function whenLoaded(run: () => void): () => void {
  if (document.readyState === 'complete') run();
  else addEventListener('load', run, { once: true });
  return () => removeEventListener('load', run);
}
