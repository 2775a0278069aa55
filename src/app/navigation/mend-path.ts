/**
 * Fixes paths that the router mishandles. The router would take a leading `//` for a host, and log
 * a warning for a malformed escape (`/movies/%E0%A4%A`).
 */
export function mendPath(): void {
  const { pathname, search, hash } = window.location;
  const path = readable(pathname).replace(/\/{2,}/g, '/');
  if (path === pathname) return;
  window.history.replaceState(window.history.state, '', path + search + hash);
}

function readable(path: string): string {
  try {
    decodeURI(path);
    return path;
  } catch {
    return path.replaceAll('%', '%25');
  }
}
