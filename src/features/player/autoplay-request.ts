/**
 * Whether the history state (`{ play: true }`) requests autoplay, such as after a click on a card's
 * Play button. `usePageOfPlayer` clears the request, or Back and reload would start the film again.
 */
export function hasAutoplayRequest(state: unknown): boolean {
  return (state as { play?: unknown } | null)?.play === true;
}

/** React Router stores navigation state under `history.state.usr`. */
export function setAutoplayRequest(play: boolean): void {
  const entry = window.history.state as { usr?: object | null } | null;
  window.history.replaceState({ ...entry, usr: { ...entry?.usr, play } }, '');
}
