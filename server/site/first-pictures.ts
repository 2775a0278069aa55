/**
 * The pictures at a page's top, named in its headers: browsers request them before they have read the page, and long
 * before the list that names them is there.
 */
import { type AnswerOf, calls } from '../../contract/calls';
import { within } from '../http/deadline';
import type { Document } from './documents';

/** The calls whose answers name the first pictures of a page. */
export type TellingCall = 'titleDetails' | 'movies' | 'tvShows';

/** What every visitor is told alike by a call, in English where no language is named. */
export type Tell = <Name extends TellingCall>(
  name: Name,
  id: string | undefined,
  language?: string,
) => Promise<AnswerOf<Name>>;

type Picture = readonly [address: string | null, srcset?: string | null | undefined];

/** A page does not wait longer for what only makes it faster. */
const PATIENCE_MS = 100;
/** The first row of a grid on a phone: more would hold each other up. */
const POSTERS = 2;

const shown: { readonly [Name in TellingCall]: (answer: AnswerOf<Name>) => readonly Picture[] } = {
  titleDetails: ({ backdrop_image, backdrop_srcset }) => [[backdrop_image, backdrop_srcset]],
  movies: postersOf,
  tvShows: postersOf,
};

function postersOf(cards: AnswerOf<'movies'>): Picture[] {
  return cards
    .slice(0, POSTERS)
    .map(({ poster_image, poster_srcset }) => [poster_image, poster_srcset]);
}

/** For the `Link` header; '' where they are not known in time; the caller that reads the list handles its errors. */
export async function firstPictures(
  { picture, id }: Pick<Document, 'picture' | 'id'>,
  tell: Tell,
): Promise<string> {
  const call = picture?.of;
  // With another id than its call's the page reads something else.
  if (!call || !isTelling(call) || calls[call].path.includes(':id') !== (id !== undefined))
    return '';
  return within(PATIENCE_MS, picturesOf(call, id, tell)).then(
    (pictures) => linksTo(pictures, picture.sizes),
    () => '',
  );
}

async function picturesOf<Name extends TellingCall>(
  call: Name,
  id: string | undefined,
  tell: Tell,
): Promise<readonly Picture[]> {
  return shown[call](await tell(call, id));
}

function isTelling(call: string): call is TellingCall {
  return call in shown;
}

function linksTo(pictures: readonly Picture[], sizes: string): string {
  const links = pictures.flatMap(([address, srcset]) => {
    // What could end the header's own words stands in no address of ours.
    if (!address || !/^[ !#-;=?-[\]-~]+$/.test(address + srcset)) return [];
    const widths = srcset ? `; imagesrcset="${srcset}"; imagesizes="${sizes}"` : '';
    return [`<${address}>; rel=preload; as=image; fetchpriority=high${widths}`];
  });
  return links.join(', ');
}
