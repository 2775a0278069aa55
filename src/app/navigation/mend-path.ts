/**
 * Mends a path that the router would misread: one with two slashes in front, or behind
 * a language's `/pt`, names a host where the router hands it to the browser again; a malformed escape (`/movies/%E0%A4%A`) would be logged at every navigation.
 */
export function mendPath(): void {
  const { pathname, search, hash } = window.location;
  const path = readable(pathname).replace(/\/{2,}/g, '/');
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
