import { paths } from '../../lib/paths';

/** Mends the first history entry of a document, before the router reads it. */
export function normalizeHistory(): void {
  escapeMalformedPath();
  setEntryKey();
  hideEmail();
}

/**
 * Escapes the percent signs of a malformed address (`/movies/%E0%A4%A`): the router would log a
 * warning at every navigation.
 */
function escapeMalformedPath() {
  const { pathname, search, hash } = window.location;
  try {
    decodeURI(pathname);
  } catch {
    const literal = pathname.replaceAll('%', '%25');
    window.history.replaceState(window.history.state, '', literal + search + hash);
  }
}

/**
 * Gives the entry a unique key. The router calls the first entry of every document 'default', so
 * that a new visit would restore the scroll position of an earlier one.
 */
function setEntryKey() {
  const state = window.history.state as { key?: string } | null;
  if (state?.key) return;
  const key = Math.random().toString(36).slice(2);
  window.history.replaceState({ ...state, key }, '');
}

/**
 * The landing page's form brings the e-mail in the address of the sign-up form, when it is sent before the app is
 * there. It goes on as the app's own link would bring it, and stays in no address.
 */
function hideEmail() {
  const { pathname, search } = window.location;
  const email = new URLSearchParams(search).get('email');
  if (pathname !== paths.signUp || email === null) return;
  const state = { ...window.history.state, usr: { email: email.trim() } };
  window.history.replaceState(state, '', paths.signUp);
}
