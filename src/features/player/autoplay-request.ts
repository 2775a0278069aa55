/**
 * An autoplay request: `{ play: true }` in the history state, if Play was clicked before the page
 * loaded.
 * It counts once: Back or a reload must not start the film again.
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

/** The router stores a navigation's state as `usr`. */
function write(play: boolean) {
  const entry = window.history.state as { usr?: object | null } | null;
  window.history.replaceState({ ...entry, usr: { ...entry?.usr, play } }, '');
}
