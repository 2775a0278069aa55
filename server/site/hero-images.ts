import { type AnswerOf, calls } from '../../contract/calls';
import { within } from '../http/deadline';
import type { Document } from './documents';

export type ImageCall = 'titleDetails' | 'movies' | 'tvShows';

export type PublicAnswer = <Name extends ImageCall>(
  name: Name,
  id: string | undefined,
  language?: string,
) => Promise<AnswerOf<Name>>;

type Picture = readonly [address: string | null, srcset?: string | null | undefined];

const TIMEOUT_MS = 100;
/** The first row on a phone shows two posters. Further preloads would compete for bandwidth. */
const POSTERS = 2;

const shown: { readonly [Name in ImageCall]: (answer: AnswerOf<Name>) => readonly Picture[] } = {
  titleDetails: ({ backdrop_image, backdrop_srcset }) => [[backdrop_image, backdrop_srcset]],
  movies: postersOf,
  tvShows: postersOf,
};

function postersOf(cards: AnswerOf<'movies'>): Picture[] {
  return cards
    .slice(0, POSTERS)
    .map(({ poster_image, poster_srcset }) => [poster_image, poster_srcset]);
}

/** Returns a `Link` header; `''` if there are no images, or their lookup fails or takes too long. */
export async function heroImages(
  { picture, id }: Pick<Document, 'picture' | 'id'>,
  publicAnswer: PublicAnswer,
): Promise<string> {
  const call = picture?.of;
  if (!call || !hasImages(call) || calls[call].path.includes(':id') !== (id !== undefined))
    return '';
  return within(TIMEOUT_MS, picturesOf(call, id, publicAnswer)).then(
    (pictures) => linksTo(pictures, picture.sizes),
    () => '',
  );
}

async function picturesOf<Name extends ImageCall>(
  call: Name,
  id: string | undefined,
  publicAnswer: PublicAnswer,
): Promise<readonly Picture[]> {
  return shown[call](await publicAnswer(call, id));
}

function hasImages(call: string): call is ImageCall {
  return call in shown;
}

function linksTo(pictures: readonly Picture[], sizes: string): string {
  const links = pictures.flatMap(([address, srcset]) => {
    // Skip addresses with characters that could break out of the header value.
    if (!address || !/^[ !#-;=?-[\]-~]+$/.test(address + srcset)) return [];
    const widths = srcset ? `; imagesrcset="${srcset}"; imagesizes="${sizes}"` : '';
    return [`<${address}>; rel=preload; as=image; fetchpriority=high${widths}`];
  });
  return links.join(', ');
}
