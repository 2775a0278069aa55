import { createHash } from 'node:crypto';
import { cp, link, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fingerprintOf } from '../fingerprint';
import { inputOfVersion, probeVersion } from '../joined';
import { inputOf, type Probe, probe } from '../probe';
import type { FoundTitle } from '../scan/titles';
import type { StoredTitle } from '../shape/stored';
import { type LibraryTitle, TITLES } from '../shape/title';
import type { Attempt, Made } from './order';
import { planTexts } from './plan';
import { makeStoryboard } from './storyboard';
import { type Making, makeStream } from './stream';
import { convertSubtitles, type Words } from './subtitles';

type StreamsMade = Pick<LibraryTitle, 'videos' | 'trailer'> & { how: Made['how'] };

export interface Room {
  readonly workshop: string;
  readonly making: Making;
  readonly attempt: Attempt;
}

export async function makeStreams(
  found: FoundTitle,
  probed: Probe,
  { workshop, making, attempt, notes }: Room & { notes: string[] },
): Promise<StreamsMade> {
  const videos: LibraryTitle['videos'] = [];
  let isCopied = true;
  for (const [at, source] of found.sources.entries()) {
    const name = at === 0 ? 'film' : `film-${at + 1}`;
    const folder = join(workshop, name);
    const make = async () => {
      const film = at === 0 ? probed : await probeVersion(making.programs, found.root, source);
      const input = await inputOfVersion(found.root, source, workshop);
      await mkdir(folder);
      const words = await wordsOf(found, folder, { making, attempt });
      const wasCopied = await makeStream({ input, probe: film, words }, folder, making);
      const hasBoard = await makeStoryboard(making.programs, input, film, folder);
      isCopied &&= wasCopied;
      videos.push({
        master: `${name}/master.m3u8`,
        storyboard: hasBoard ? `${name}/storyboard.vtt` : null,
      });
      for (const { codec, language } of planTexts(film).pictures)
        notes.push(
          `${source.path}: subtitles that are pictures (${codec}, ${language}) can't become text.`,
        );
    };
    if (at === 0) await make();
    else if ((await attempt(source, make)) === null) await discard(folder);
  }
  const { trailer } = found;
  const hasTrailer =
    trailer &&
    (await attempt(trailer, () => trailerOf(join(found.root, trailer.path), workshop, making)));
  if (!hasTrailer) await discard(join(workshop, 'trailer'));
  return {
    videos,
    trailer: hasTrailer ? { type: 'HLS', url: 'trailer/master.m3u8' } : null,
    how: isCopied ? 'copied' : 'encoded',
  };
}

const discard = (folder: string) => rm(folder, { recursive: true, force: true });

async function trailerOf(path: string, workshop: string, making: Making): Promise<true> {
  const folder = join(workshop, 'trailer');
  await mkdir(folder);
  const trailer = { input: inputOf(path), probe: await probe(making.programs, path), words: [] };
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
    const done = await attempt(file, () => convertSubtitles(making.programs, source));
    if (done !== null) words.push({ name, label: '', ...marks });
  }
  return words;
}

/** Reuses the streams of a stored title. Call this only if its `streamsKey` is unchanged. */
export async function keepStreams(
  { folder, title }: StoredTitle,
  libraryDir: string,
  workshop: string,
): Promise<StreamsMade> {
  const from = join(libraryDir, TITLES, folder);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    await mkdir(join(workshop, entry.name));
    for (const file of await readdir(join(from, entry.name))) {
      const stored = join(from, entry.name, file);
      const copy = join(workshop, entry.name, file);
      await link(stored, copy).catch(() => cp(stored, copy));
    }
  }
  return {
    videos: title.videos,
    trailer: title.trailer?.type === 'HLS' ? title.trailer : null,
    how: 'kept',
  };
}

export async function streamsKey({
  root,
  sources,
  subtitles,
  trailer,
}: FoundTitle): Promise<string> {
  const hash = createHash('sha256');
  for (const { path } of [...sources.flatMap(({ parts }) => parts), ...(trailer ? [trailer] : [])])
    hash.update(await fingerprintOf(join(root, path)));
  for (const { file, ...marks } of subtitles)
    hash.update(JSON.stringify([marks, await fingerprintOf(join(root, file.path))]));
  return hash.digest('hex').slice(0, 32);
}
