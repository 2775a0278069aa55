/** Fetches and shows a page's first picture as soon as its address is known, before the app's code is there. */
import { takeNextHero } from '../../api/next-hero';
import { FIRST_PICTURE } from '../../theme/first-picture';
import { ART_SIZES, HERO_SIZES } from '../../theme/picture-sizes';

/** What is read of them here, if it is so; the app reads them in full. */
interface Banner {
  poster_url?: unknown;
  poster_srcset?: unknown;
}
interface Title {
  backdrop_image?: unknown;
  backdrop_srcset?: unknown;
}

/**
 * Shows the picture that an earlier visit has fetched for this one, where there is one, and asks for another if the
 * banners are not the same any more.
 *
 * @param answer of the call for the banners; it is left for the app to read
 */
export async function fetchHero(answer: Promise<Response>): Promise<void> {
  // An entry of the history that is opened again shows the banner that it had.
  if (history.state) return;
  const next = takeNextHero();
  const chance = next?.chance ?? Math.random();
  globalThis.earlyChance = chance;
  if (next) showNow(next.fetched);
  const banners = await dataOf(answer);
  // With an entry of the history the app is there, and shows the picture itself.
  if (!Array.isArray(banners) || history.state) return;
  const banner: Banner = banners[Math.floor(chance * banners.length)] ?? {};
  if (banner.poster_url === next?.picture) return;
  fetchPicture(banner.poster_url, banner.poster_srcset, HERO_SIZES);
}

/** @param answer of the call for a title's details; it is left for the app to read */
export async function fetchArt(answer: Promise<Response>): Promise<void> {
  const title: Title | null = await dataOf(answer);
  fetchPicture(title?.backdrop_image, title?.backdrop_srcset, ART_SIZES);
}

async function dataOf(answer: Promise<Response>) {
  const body = await (await answer).clone().json();
  return body?.data ?? body;
}

/** In the first frame: it is asked for before the styles ask, and its arrival is not waited for. */
function showNow(address: string): void {
  new Image().src = address;
  show(address);
}

function fetchPicture(address: unknown, srcset: unknown, sizes: string): void {
  if (globalThis.firstPicture) globalThis.firstPicture.onload = null;
  document.documentElement.style.removeProperty(FIRST_PICTURE);
  if (typeof address !== 'string') return;
  const picture = new Image();
  globalThis.firstPicture = picture;
  picture.fetchPriority = 'high';
  picture.onload = () => show(picture.currentSrc);
  if (typeof srcset === 'string') Object.assign(picture, { sizes, srcset });
  picture.src = address;
}

/** Behind the page's elements, which the app may replace meanwhile. */
function show(address: string): void {
  document.documentElement.style.setProperty(FIRST_PICTURE, `url(${JSON.stringify(address)})`);
}
