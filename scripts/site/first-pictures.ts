/** Which pictures a page shows first, for the server that names them in the page's headers. */
import { API_BASE_PATH, calls } from '../../contract/calls';
import type { PicturesOfPage, TellingCall } from '../../server/site/first-pictures';
import { ART_SIZES, HERO_SIZES } from '../../src/theme/picture-sizes';
import { gridSizes } from '../../src/theme/steps';

/** How wide the pictures of a call's answer are shown (`app/start/first-picture`, `first-posters`). */
const SIZES: Readonly<Record<TellingCall, string>> = {
  banners: HERO_SIZES,
  titleDetails: ART_SIZES,
  movies: gridSizes(),
  tvShows: gridSizes(),
};

/** @param reads the addresses that a page reads first, ids as `~id~`; another provider's are not named beforehand */
export function picturesOf(reads: readonly string[]): { pictures?: PicturesOfPage } {
  const names = Object.keys(SIZES) as TellingCall[];
  const call = names.find((name) =>
    reads.includes(API_BASE_PATH + calls[name].path.replace(':id', '~id~')),
  );
  return call ? { pictures: { call, sizes: SIZES[call] } } : {};
}
