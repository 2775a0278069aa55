/** Fetches the hero's picture as soon as its address is known, before the app's code is there. */
import { HERO_SIZES } from '../../theme/hero-sizes';

/** What is read of it here, if it is so; the app reads it in full. */
interface Banner {
  poster_url?: unknown;
  poster_srcset?: unknown;
}

/** @param answer of the call for the banners; it is left for the app to read */
export async function fetchHero(answer: Promise<Response>): Promise<void> {
  const body = await (await answer).clone().json();
  const banners: unknown = body?.data ?? body;
  // An entry of the history that is opened again shows the banner that it had.
  if (!Array.isArray(banners) || history.state) return;
  const chance = Math.random();
  globalThis.earlyChance = chance;
  const banner: Banner = banners[Math.floor(chance * banners.length)] ?? {};
  const { poster_url: address, poster_srcset: srcset } = banner;
  if (typeof address !== 'string') return;
  const picture = new Image();
  picture.fetchPriority = 'high';
  if (typeof srcset === 'string') Object.assign(picture, { sizes: HERO_SIZES, srcset });
  picture.src = address;
}
