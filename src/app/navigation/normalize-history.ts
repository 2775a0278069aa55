/** What the router would get wrong about the address with which a document begins. */
export function normalizeHistory(): void {
  mendAddress();
  nameEntry();
}

/**
 * Makes an address readable whose escapes stand for no text (`/movies/%E0%A4%A`): its percent signs
 * are taken as they stand. The router would warn of it at every step.
 */
function mendAddress() {
  const { pathname, search, hash } = window.location;
  try {
    decodeURI(pathname);
  } catch {
    const literal = pathname.replaceAll('%', '%25');
    window.history.replaceState(window.history.state, '', literal + search + hash);
  }
}

/**
 * Gives the entry a key of its own. The router calls the first entry of every document 'default',
 * so that a new visit would be taken for an earlier one, and scrolled and opened as that was left.
 */
function nameEntry() {
  const state = window.history.state as { key?: string } | null;
  if (state?.key) return;
  const key = Math.random().toString(36).slice(2);
  window.history.replaceState({ ...state, key }, '');
}
