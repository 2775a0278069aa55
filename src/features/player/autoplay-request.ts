/**
 * Whether the history entry requests autoplay, such as after a click on a card's Play button.
 * `usePageOfPlayer` withdraws the request after reading it. Otherwise, Back or a reload would start
 * the video again.
 * @param state the location's state: `{ play: true }` if the link requests autoplay
 */
export function hasAutoplayRequest(state: unknown): boolean {
  const { play = (state as { play?: unknown } | null)?.play } = globalThis.history?.state ?? {};
  return play === true;
}

/**
 * Overrides the link's request for this history entry. The override is a field of `history.state`
 * that React Router ignores.
 */
export function setAutoplayRequest(play: boolean): void {
  window.history.replaceState({ ...window.history.state, play }, '');
}
