/** Fetches and shows a page's first picture as soon as its address is known, before the app's code is there. */
import { FIRST_PICTURE, forgetFirstPicture } from '../../theme/first-picture';
import { ART_SIZES, HERO_SIZES } from '../../theme/picture-sizes';
import { dataOf, fetchPicture, textOf } from './pictures';

/** What is read of them here, if it is so; the app reads them in full. */
interface Banner {
  poster_url?: unknown;
  poster_srcset?: unknown;
  data?: { id?: unknown; name?: unknown } | null;
}
interface Title {
  backdrop_image?: unknown;
  backdrop_srcset?: unknown;
}

/**
 * Asks for the picture of the banner that the page begins with, unless it is the one that was kept for this visit.
 *
 * @param answer of the call for the banners; it is left for the app to read
 * @returns whether a picture will be shown
 */
export async function fetchHero(answer: Promise<Response>): Promise<boolean> {
  // An entry of the history that is opened again shows the banner that it had.
  if (history.state) return false;
  const next = globalThis.keptHero;
  const chance = next?.chance ?? providersChance() ?? Math.random();
  globalThis.earlyChance = chance;
  const banner = await bannerOf(answer, chance).catch(() => null);
  if (next && banner?.poster_url === next.picture) return true;
  forgetFirstPicture(FIRST_PICTURE);
  // With an entry of the history the app is there, and shows the picture itself.
  if (history.state) return false;
  return fetchPicture(FIRST_PICTURE, banner?.poster_url, banner?.poster_srcset, HERO_SIZES);
}

/** By which the provider has picked the banner whose picture its headers name; a service worker's are of another day. */
function providersChance(): number | null {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const told = page?.workerStart === 0 ? page.serverTiming : [];
  const chance = Number(told?.find(({ name }) => name === 'chance')?.description ?? Number.NaN);
  return chance >= 0 && chance < 1 ? chance : null;
}

/** The one that the app picks by this chance, of those that it can read. */
async function bannerOf(answer: Promise<Response>, chance: number): Promise<Banner | null> {
  const banners: (Banner | null)[] = await dataOf(answer);
  const read = banners.filter((it) => textOf(it?.data?.id) && textOf(it?.data?.name));
  return read[Math.floor(chance * read.length)] ?? null;
}

/**
 * @param answer of the call for a title's details; it is left for the app to read
 * @returns whether a picture will be shown
 */
export async function fetchArt(answer: Promise<Response>): Promise<boolean> {
  const title: Title | null = await dataOf(answer);
  return fetchPicture(FIRST_PICTURE, title?.backdrop_image, title?.backdrop_srcset, ART_SIZES);
}
