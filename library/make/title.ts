/** Makes a title's folder beside the others, and puts it among them when it is whole. */
import { createHash, randomUUID } from 'node:crypto';
import { cp, link, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Facts, factsOf } from '../facts';
import { leftOutOf } from '../fault';
import { fingerprintOf } from '../fingerprint';
import { type Probe, probe } from '../probe';
import { comparable } from '../scan/names';
import type { FoundTitle } from '../scan/titles';
import type { FoundFile } from '../scan/walk';
import type { StoredTitle } from '../shape/stored';
import { FORMAT, type LibraryTitle, TITLE_FILE, TITLES } from '../shape/title';
import { frameOf, makePictures, readPicture, writePortrait } from './pictures';
import { planTexts } from './plan';
import { makeStoryboard } from './storyboard';
import { type Making, makeStream } from './stream';
import { convertSubtitles, type Words } from './subtitles';

/** Where titles are made, below `LIBRARY_DIR`; what is left there belongs to an import that was killed. */
export const WORKSHOP = 'making';

export interface Order {
  readonly found: FoundTitle;
  /** Of the film's file. */
  readonly probe: Probe;
  readonly id: string;
  /** Of the film's file. */
  readonly fingerprint: string;
  /** An earlier version of the title. */
  readonly stored: StoredTitle | null;
}

export interface Made {
  readonly title: LibraryTitle;
  readonly folder: string;
  /** How its streams came about. */
  readonly how: 'copied' | 'encoded' | 'kept';
}

export async function makeTitle(order: Order, libraryDir: string, making: Making): Promise<Made> {
  const name = `${order.id}_${Date.now().toString(36)}`;
  const workshop = join(libraryDir, WORKSHOP, randomUUID());
  await mkdir(workshop, { recursive: true });
  try {
    const { title, how } = await fill(workshop, name, order, { libraryDir, making });
    await writeFile(join(workshop, TITLE_FILE), JSON.stringify(title, null, 2));
    await rename(workshop, join(libraryDir, TITLES, name));
    return { title, folder: name, how };
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}

type Attempt = <T>(file: FoundFile, work: () => Promise<T>) => Promise<T | null>;

async function fill(
  workshop: string,
  name: string,
  { found, probe, id, fingerprint, stored }: Order,
  { libraryDir, making }: { libraryDir: string; making: Making },
) {
  const notes: string[] = [];
  /** What is beside a film may be missing from its title. */
  const attempt: Attempt = async (file, work) => {
    try {
      return await work();
    } catch (error) {
      notes.push(`${file.path}: ${leftOutOf(error).message}`);
      return null;
    }
  };
  const facts = await factsOf(found, probe, attempt);
  const streams = await streamsKey(found);
  const isKept = stored?.title.made.streams === streams;
  const made = isKept
    ? await keepStreams(stored, libraryDir, workshop)
    : await makeStreams(found, probe, { workshop, making, attempt, notes });
  const pictures = await readPictures(found, probe, { workshop, making, attempt });
  await makePictures(pictures, { name, title: facts.name, folder: workshop });
  const title: LibraryTitle = {
    ...{ format: FORMAT, id, kind: found.kind },
    ...titleFacts(facts),
    casts: await castsOf(facts, found, { workshop, name, attempt }),
    trailer:
      made.trailer ??
      (facts.youtube
        ? { type: 'YouTube', url: `https://www.youtube.com/watch?v=${facts.youtube}` }
        : null),
    videos: made.videos,
    made: {
      at: new Date().toISOString(),
      path: join(found.root, found.sources[0]?.path ?? ''),
      files: [...found.files],
      ...{ fingerprint, streams, notes },
    },
  };
  return { title, how: made.how };
}

const titleFacts = ({ actors: _, youtube: __, ...facts }: Facts) => facts;

type StreamsMade = Pick<LibraryTitle, 'videos' | 'trailer'> & { how: Made['how'] };

interface Room {
  readonly workshop: string;
  readonly making: Making;
  readonly attempt: Attempt;
}

async function makeStreams(
  found: FoundTitle,
  probed: Probe,
  { workshop, making, attempt, notes }: Room & { notes: string[] },
): Promise<StreamsMade> {
  const videos: LibraryTitle['videos'] = [];
  let isCopied = true;
  for (const [at, source] of found.sources.entries()) {
    const folder = at === 0 ? 'film' : `film-${at + 1}`;
    const path = join(found.root, source.path);
    const make = async () => {
      const film = at === 0 ? probed : await probe(making.programs, path);
      await mkdir(join(workshop, folder));
      const words = await wordsOf(found, join(workshop, folder), { making, attempt });
      const wasCopied = await makeStream(
        { path, probe: film, words },
        join(workshop, folder),
        making,
      );
      const hasBoard = await makeStoryboard(making.programs, path, film, join(workshop, folder));
      isCopied &&= wasCopied;
      videos.push({
        master: `${folder}/master.m3u8`,
        storyboard: hasBoard ? `${folder}/storyboard.vtt` : null,
      });
      for (const { codec, language } of planTexts(film).pictures)
        notes.push(
          `${source.path}: subtitles that are pictures (${codec}, ${language}) can't become text.`,
        );
    };
    // Without its first version there is no title; another one may be missing.
    if (at === 0) await make();
    else await attempt(source, make);
  }
  const { trailer } = found;
  const hasTrailer =
    trailer &&
    (await attempt(trailer, () => trailerOf(join(found.root, trailer.path), workshop, making)));
  return {
    videos,
    trailer: hasTrailer ? { type: 'HLS', url: 'trailer/master.m3u8' } : null,
    how: isCopied ? 'copied' : 'encoded',
  };
}

async function trailerOf(path: string, workshop: string, making: Making): Promise<true> {
  const folder = join(workshop, 'trailer');
  await mkdir(folder);
  const trailer = { path, probe: await probe(making.programs, path), words: [] };
  await makeStream(trailer, folder, { ...making, onProgress: () => {} });
  return true;
}

async function wordsOf(
  { root, subtitles }: FoundTitle,
  folder: string,
  { making, attempt }: Pick<Room, 'making' | 'attempt'>,
): Promise<Words[]> {
  const words: Words[] = [];
  for (const { file, ...marks } of subtitles) {
    const name = `captions-${words.length}`;
    const source = { path: join(root, file.path), folder, name, language: marks.language };
    const isDone = await attempt(file, async () => {
      await convertSubtitles(making.programs, source);
      return true;
    });
    if (isDone) words.push({ name, label: '', ...marks });
  }
  return words;
}

/** Streams of the same films and subtitles are links to the earlier version's, or copies where links can't be. */
async function keepStreams(
  { folder, title }: StoredTitle,
  libraryDir: string,
  workshop: string,
): Promise<StreamsMade> {
  const from = join(libraryDir, TITLES, folder);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    await mkdir(join(workshop, entry.name));
    for (const file of await readdir(join(from, entry.name))) {
      const [old, own] = [from, workshop].map((it) => join(it, entry.name, file)) as [
        string,
        string,
      ];
      await link(old, own).catch(() => cp(old, own));
    }
  }
  return {
    videos: title.videos,
    trailer: title.trailer?.type === 'HLS' ? title.trailer : null,
    how: 'kept',
  };
}

/** Equal for equal films, subtitles and trailers. */
async function streamsKey({ root, sources, subtitles, trailer }: FoundTitle): Promise<string> {
  const hash = createHash('sha256');
  for (const { path } of [...sources, ...(trailer ? [trailer] : [])])
    hash.update(await fingerprintOf(join(root, path)));
  for (const { file, ...marks } of subtitles)
    hash.update(JSON.stringify([marks, await fingerprintOf(join(root, file.path))]));
  return hash.digest('hex').slice(0, 32);
}

async function readPictures(
  { root, sources, pictures }: FoundTitle,
  film: Probe,
  { workshop, making, attempt }: Room,
) {
  const read = async (file: FoundFile | null) =>
    file && attempt(file, () => readPicture(join(root, file.path)));
  const [poster, backdrop, thumb] = [
    await read(pictures.poster),
    await read(pictures.backdrop),
    await read(pictures.thumb),
  ];
  const path = join(root, sources[0]?.path ?? '');
  const needsFrame = !backdrop || !poster;
  const frame = needsFrame ? await frameOf(making.programs, path, film, workshop) : null;
  await rm(join(workshop, 'frame.png'), { force: true });
  return { poster, backdrop, thumb, frame };
}

async function castsOf(
  { actors }: Facts,
  found: FoundTitle,
  { workshop, name, attempt }: Pick<Room, 'workshop' | 'attempt'> & { name: string },
): Promise<LibraryTitle['casts']> {
  const casts: LibraryTitle['casts'] = [];
  for (const actor of actors) {
    const file = found.actors.get(comparable(actor.name));
    const picture = `${name}-cast${casts.length}.webp`;
    const write = async (portrait: FoundFile) => {
      await writePortrait(
        await readPicture(join(found.root, portrait.path)),
        join(workshop, picture),
      );
      return picture;
    };
    casts.push({ ...actor, picture: file ? await attempt(file, () => write(file)) : null });
  }
  return casts;
}
