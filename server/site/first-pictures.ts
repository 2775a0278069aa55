/**
 * The pictures that a page shows first, named in its headers: browsers ask for them before they have read the page,
 * and long before the list that names them is there. The build says in `documents.json` by which call a page reads
 * them, and how wide it shows them.
 */
import { type AnswerOf, calls } from '../../contract/calls';
import { within } from '../http/deadline';

/** The calls whose answers name the first pictures of a page. */
export type TellingCall = 'banners' | 'titleDetails' | 'movies' | 'tvShows';

export interface PicturesOfPage<Name extends TellingCall = TellingCall> {
  readonly call: Name;
  /** As the page gives them, so that the same picture is fetched. */
  readonly sizes: string;
}

/** What every visitor is told alike by a call. */
export type Tell = <Name extends TellingCall>(
  name: Name,
  id: string | undefined,
) => Promise<AnswerOf<Name>>;

export interface FirstPictures {
  /** For the `Link` header. */
  readonly links: string;
  /** For the `Server-Timing` header, where the page picks one by chance. */
  readonly timing: string | null;
}

type Picture = readonly [address: string | null, srcset?: string | null | undefined];

/** A page does not wait longer for what only makes it faster. */
const PATIENCE_MS = 100;
/** The first row of a grid on a phone: more would hold each other up. */
const POSTERS = 2;

/** Of each answer those that are shown first; of the banners one, which `chance` picks: 0 to 1. */
const shown: {
  readonly [Name in TellingCall]: (answer: AnswerOf<Name>, chance: number) => readonly Picture[];
} = {
  banners(banners, chance) {
    const banner = banners[Math.floor(chance * banners.length)];
    return banner ? [[banner.poster_url, banner.poster_srcset]] : [];
  },
  titleDetails: ({ backdrop_image, backdrop_srcset }) => [[backdrop_image, backdrop_srcset]],
  movies: postersOf,
  tvShows: postersOf,
};

function postersOf(cards: AnswerOf<'movies'>): Picture[] {
  return cards
    .slice(0, POSTERS)
    .map(({ poster_image, poster_srcset }) => [poster_image, poster_srcset]);
}

interface Visit<Name extends TellingCall> {
  /** `null` for a page that begins with none. */
  readonly pictures: PicturesOfPage<Name> | null;
  /** The last part of the page's path, where the page has a name for it. */
  readonly id: string | undefined;
  /** Whether the browser has the page from an earlier visit. */
  readonly isAgain: boolean;
}

const NONE = { links: '', timing: null };

/** @returns those of the page, or none where they are not known in time: whoever asks for the call is told why */
export async function firstPictures<Name extends TellingCall>(
  { pictures, id, isAgain }: Visit<Name>,
  tell: Tell,
): Promise<FirstPictures | null> {
  // With another id than its call's the page reads something else.
  if (!pictures || calls[pictures.call].path.includes(':id') !== (id !== undefined)) return null;
  const { call, sizes } = pictures;
  // An earlier visit has picked the banner of this one (decision 42); its chance holds no more.
  if (call === 'banners' && isAgain) return { ...NONE, timing: timingOf('none') };
  const told = await within(PATIENCE_MS, tell(call, id)).catch(() => null);
  if (!told) return NONE;
  // In whole millionths, as the page reads it (`app/start/first-picture`), which picks by it once more.
  const chance = Math.floor(Math.random() * 1e6) / 1e6;
  const links = linksTo(shown[call](told, chance), sizes);
  return { links, timing: call === 'banners' ? timingOf(chance) : null };
}

const timingOf = (chance: number | 'none') => `chance;desc="${chance}"`;

function linksTo(pictures: readonly Picture[], sizes: string): string {
  const links = pictures.flatMap(([address, srcset]) => {
    // What could end the header's own words stands in no address of ours.
    if (!address || !/^[ !#-;=?-[\]-~]+$/.test(address + srcset)) return [];
    const widths = srcset ? `; imagesrcset="${srcset}"; imagesizes="${sizes}"` : '';
    return [`<${address}>; rel=preload; as=image; fetchpriority=high${widths}`];
  });
  return links.join(', ');
}
