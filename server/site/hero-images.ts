import { type AnswerOf, calls } from '../../contract/calls';
import { within } from '../http/deadline';
import type { Document, ImageCall } from './documents';

export type PublicAnswer = <Name extends ImageCall>(
  name: Name,
  id: string | undefined,
  language?: string,
) => Promise<AnswerOf<Name>>;

type Picture = readonly [address: string | null, srcset?: string | null | undefined];

const TIMEOUT_MS = 100;
/** Two posters fit in the first row on a phone. Further preloads would compete for bandwidth. */
const POSTERS = 2;

/** Returns a `Link` header; `''` without images, or if their lookup fails or takes too long. */
export async function heroImages(
  { picture, id }: Pick<Document, 'picture' | 'id'>,
  publicAnswer: PublicAnswer,
): Promise<string> {
  if (!picture || calls[picture.of].path.includes(':id') !== (id !== undefined)) return '';
  return within(TIMEOUT_MS, picturesOf(picture.of, id, publicAnswer)).then(
    (pictures) => linksTo(pictures, picture.sizes),
    () => '',
  );
}

async function picturesOf(
  call: ImageCall,
  id: string | undefined,
  publicAnswer: PublicAnswer,
): Promise<readonly Picture[]> {
  if (call === 'titleDetails') {
    const { backdrop_image, backdrop_srcset } = await publicAnswer(call, id);
    return [[backdrop_image, backdrop_srcset]];
  }
  const cards = await publicAnswer(call, id);
  return cards
    .slice(0, POSTERS)
    .map(({ poster_image, poster_srcset }) => [poster_image, poster_srcset]);
}

function linksTo(pictures: readonly Picture[], sizes: string): string {
  const links = pictures.flatMap(([address, srcset]) => {
    // Skip images whose addresses have characters that are unsafe in the header.
    if (!address || !/^[ !#-;=?-[\]-~]+$/.test(address + srcset)) return [];
    const widths = srcset ? `; imagesrcset="${srcset}"; imagesizes="${sizes}"` : '';
    return [`<${address}>; rel=preload; as=image; fetchpriority=high${widths}`];
  });
  return links.join(', ');
}
