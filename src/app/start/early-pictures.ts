/** Which of a page's first reads tell of a picture that the page begins with. */
import { fetchArt, fetchHero } from './first-picture';
import { fetchPosters } from './first-posters';

/** Asks for them; each tells whether one will be shown. */
export function fetchEarlyPictures(): Promise<boolean>[] {
  return [...(globalThis.earlyReads ?? [])].flatMap(([address, { answer }]) => {
    // What can't be read here, the app reads and tells of.
    return picturesOf(address, answer)?.catch(() => false) ?? [];
  });
}

function picturesOf(address: string, answer: Promise<Response>): Promise<boolean> | undefined {
  if (address.endsWith('/user/banners')) return fetchHero(answer);
  if (address.includes('/user/movie-details/')) return fetchArt(answer);
  if (/(-list|get-search)(\?|$)/.test(address)) return fetchPosters(answer);
}
