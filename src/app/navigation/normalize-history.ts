import { paths } from '../../lib/paths';

/** Mends the first history entry of a document, before the router reads it. */
export function normalizeHistory(): void {
  mendPath();
  setEntryKey();
  hideEmail();
}

/**
 * Mends a path that the router would misread: one with two slashes in front names a host where the router hands it
 * to the browser again; a malformed escape (`/movies/%E0%A4%A`) would be logged at every navigation.
 */
function mendPath() {
  const { pathname, search, hash } = window.location;
  const path = readable(pathname).replace(/^\/{2,}/, '/');
  if (path === pathname) return;
  window.history.replaceState(window.history.state, '', path + search + hash);
}

/** The path itself, or with its percent signs escaped where it is malformed. */
function readable(path: string): string {
  try {
    decodeURI(path);
    return path;
  } catch {
    return path.replaceAll('%', '%25');
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
