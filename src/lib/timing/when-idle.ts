const LIKELY_IDLE = 200;

const requestIdle = globalThis.requestIdleCallback ?? ((run) => setTimeout(run, LIKELY_IDLE));

export function whenIdle(run: () => void): void {
  requestIdle(run);
}

export function whenLoaded(run: () => void): () => void {
  if (document.readyState === 'complete') run();
  else addEventListener('load', run, { once: true });
  return () => removeEventListener('load', run);
}
