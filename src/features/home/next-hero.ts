import { hasNextHero, keepNextHero, windowSize } from '../../api/next-hero';
import { whenPageRests } from '../shared/when-page-rests';

/** A banner as far as it is needed here. */
interface Pictured {
  poster_url: string | null;
  poster_srcset?: string | undefined;
}

let isBegun = false;

/**
 * Picks the banner of the next visit once somebody has looked at the site for a while, fetches its picture and keeps
 * both, unless there is one already or data are saved. Once for each document.
 *
 * @param sizes of the hero's `img`
 */
export function prepareNextHero(banners: readonly Pictured[], sizes: string): void {
  if (isBegun) return;
  isBegun = true;
  whenPageRests(() => {
    const chance = Math.random();
    const { poster_url: address = null, poster_srcset } =
      banners[Math.floor(chance * banners.length)] ?? {};
    if (address === null || hasNextHero()) return;
    const image = new Image();
    image.fetchPriority = 'low';
    const next = { chance, picture: address, size: windowSize() };
    image.onload = () => keepNextHero({ ...next, fetched: image.currentSrc });
    if (poster_srcset) Object.assign(image, { sizes, srcset: poster_srcset });
    image.src = address;
  });
}
