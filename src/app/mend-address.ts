/**
 * Makes an address readable whose escapes stand for no text (`/movies/%E0%A4%A`): its percent signs
 * are taken as they stand. The router would warn of it at every step.
 */
export function mendAddress(): void {
  const { pathname, search, hash } = window.location;
  try {
    decodeURI(pathname);
  } catch {
    window.history.replaceState(null, '', pathname.replaceAll('%', '%25') + search + hash);
  }
}
