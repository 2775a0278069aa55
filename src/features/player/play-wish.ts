/**
 * Whether Play was pressed before the title's page was there: `{ play: true }` as the state of the
 * navigation. It counts once, so that Back or a reload by the person doesn't start the film again.
 */
export function hasPlayWish(state: unknown): boolean {
  return (state as { play?: unknown } | null)?.play === true;
}

/** Takes the wish out of the history entry. The entry stays the same to the router. */
export function clearPlayWish(): void {
  write(false);
}

/** Puts the wish into the history entry, for the page after a reload. */
export function keepPlayWish(): void {
  write(true);
}

/** The router keeps a navigation's state as `usr`. */
function write(play: boolean) {
  const entry = window.history.state as { usr?: object | null } | null;
  window.history.replaceState({ ...entry, usr: { ...entry?.usr, play } }, '');
}
