import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SkippedError } from './fault';
import { englishName } from './languages';
import type { Attempt } from './make/order';
import { NFO_LIMIT, type Nfo, readNfo } from './nfo';
import type { Probe } from './probe';
import type { NfoFiles } from './scan/beside';
import type { FoundTitle } from './scan/titles';
import type { FoundFile } from './scan/walk';
import type { LibraryTitle } from './shape/title';
import { decodeText } from './texts';

type Words = Pick<LibraryTitle, 'lang' | 'words'>;

export interface Facts {
  readonly ofTitle: Omit<
    LibraryTitle,
    'format' | 'id' | 'kind' | 'show' | 'casts' | 'trailer' | 'videos' | 'made'
  >;
  readonly show: Omit<NonNullable<LibraryTitle['show']>, 'id'> | null;
  readonly actors: Nfo['actors'];
  readonly youtube: string | null;
}

async function nfoOf(root: string, file: FoundFile): Promise<Nfo> {
  if (file.size > NFO_LIMIT) throw new SkippedError('is larger than 1 MB. Its facts are left out.');
  const nfo = readNfo(decodeText(await readFile(join(root, file.path))));
  if (!nfo)
    throw new SkippedError(
      'holds no <movie>, <tvshow> or <episodedetails>. Its facts are left out.',
    );
  return nfo;
}

async function wordsIn(
  root: string,
  { lang, translations }: NfoFiles,
  attempt: Attempt,
): Promise<Words> {
  const read = translations.map(async ({ file, language }) => {
    const nfo = await attempt(file, () => nfoOf(root, file));
    return nfo ? [[language, { name: nfo.title, description: nfo.plot }] as const] : [];
  });
  const words = (await Promise.all(read)).flat();
  return {
    ...(lang !== null && { lang }),
    ...(words.length > 0 && { words: Object.fromEntries(words) }),
  };
}

export async function factsOf(
  { root, own, ofShow, episode, name, year }: FoundTitle,
  { seconds, sounds }: Probe,
  attempt: Attempt,
): Promise<Facts> {
  const read = (file: FoundFile | null) => file && attempt(file, () => nfoOf(root, file));
  const nfo = await read(own.nfo);
  const show = await read(ofShow?.nfo ?? null);
  const sound = sounds.find(({ isDefault }) => isDefault) ?? sounds[0];
  const known = nfo?.year ?? year;
  return {
    ofTitle: {
      name: nfo?.title ?? (name || `Episode ${episode?.number}`),
      description: nfo?.plot ?? show?.plot ?? '',
      release_date: nfo?.released ?? (known ? `${known}-01-01` : (show?.released ?? null)),
      language: englishName(sound?.language ?? 'und'),
      seconds,
      imdb_rating: nfo?.rating ?? show?.rating ?? null,
      content_rating: nfo?.ageRating ?? show?.ageRating ?? null,
      genres: [...(nfo?.genres.length ? nfo.genres : (show?.genres ?? []))],
      ...(await wordsIn(root, own, attempt)),
    },
    show: episode && {
      folder: episode.folder,
      name: show?.title ?? episode.show,
      season: episode.season,
      episode: episode.number,
      description: show?.plot ?? '',
      release_date: show?.released ?? (show?.year ? `${show.year}-01-01` : null),
      imdb_rating: show?.rating ?? null,
      content_rating: show?.ageRating ?? null,
      ...(ofShow && (await wordsIn(root, ofShow, attempt))),
    },
    actors: nfo?.actors.length ? nfo.actors : (show?.actors ?? []),
    youtube: nfo?.youtube ?? null,
  };
}
