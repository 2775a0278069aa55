/**
 * An autoplay request is `{ play: true }` in the history state, set if Play was clicked before the
 * page loaded.
 * Each request counts once, since Back or a reload must not start the film again.
 */
export function hasAutoplayRequest(state: unknown): boolean {
  return (state as { play?: unknown } | null)?.play === true;
}

export function clearAutoplayRequest(): void {
  write(false);
}

export function storeAutoplayRequest(): void {
  write(true);
}

/** React Router stores the state of a navigation as `usr`. */
function write(play: boolean) {
  const entry = window.history.state as { usr?: object | null } | null;
  window.history.replaceState({ ...entry, usr: { ...entry?.usr, play } }, '');
}
