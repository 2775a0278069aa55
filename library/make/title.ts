import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { factsOf } from '../facts';
import { asSkipped, checkRoom } from '../fault';
import { inputOfVersion, PARTS } from '../joined';
import type { Nfo } from '../nfo';
import type { Probe } from '../probe';
import { comparable } from '../scan/names';
import type { FoundTitle } from '../scan/titles';
import type { FoundFile } from '../scan/walk';
import { FORMAT, type LibraryTitle, TITLE_FILE, TITLES } from '../shape/title';
import type { Attempt, Made, Order } from './order';
import { frameOf, makePictures, readPicture, writePortrait } from './pictures';
import type { Making } from './stream';
import { keepStreams, makeStreams, type Room, streamsKey } from './streams';

export const WORKSHOP = 'making';

export async function makeTitle(
  order: Order,
  showId: string | undefined,
  libraryDir: string,
  making: Making,
): Promise<Made> {
  const name = `${order.id}_${Date.now().toString(36)}`;
  const workshop = join(libraryDir, WORKSHOP, randomUUID());
  await mkdir(workshop, { recursive: true });
  try {
    const filled = fill(workshop, name, order, { libraryDir, making, showId });
    const { title, how } = await filled.finally(() => checkRoom(workshop));
    await writeFile(join(workshop, TITLE_FILE), JSON.stringify(title, null, 2));
    await rename(workshop, join(libraryDir, TITLES, name));
    return { title, folder: name, how };
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}

async function fill(
  workshop: string,
  name: string,
  { found, probe, id, fingerprint, stored }: Order,
  {
    libraryDir,
    making,
    showId,
  }: { libraryDir: string; making: Making; showId?: string | undefined },
) {
  const notes: string[] = [];
  const streamNotes: string[] = [];
  const attempt = attempting(notes);
  const facts = await factsOf(found, probe, attempt);
  const streams = await streamsKey(found);
  const isKept = stored?.title.made.streams === streams;
  if (isKept) streamNotes.push(...stored.title.made.streamNotes);
  const room = { workshop, making, attempt: attempting(streamNotes), notes: streamNotes };
  const made = isKept
    ? await keepStreams(stored, libraryDir, workshop)
    : await makeStreams(found, probe, room);
  const pictures = await readPictures(found, probe, { workshop, making, attempt });
  await rm(join(workshop, PARTS), { recursive: true, force: true });
  await makePictures(pictures, { name, title: facts.ofTitle.name, folder: workshop });
  const title: LibraryTitle = {
    format: FORMAT,
    id,
    kind: found.kind,
    ...facts.ofTitle,
    ...(facts.show && showId && { show: { id: showId, ...facts.show } }),
    casts: await castsOf(facts.actors, found, { workshop, name, attempt }),
    trailer:
      made.trailer ??
      (facts.youtube
        ? { type: 'YouTube', url: `https://www.youtube.com/watch?v=${facts.youtube}` }
        : null),
    videos: made.videos,
    made: {
      at: new Date().toISOString(),
      path: join(found.root, found.sources[0].path),
      files: [...found.files],
      fingerprint,
      streams,
      notes,
      streamNotes,
      hasDrawnPoster: pictures.poster === null,
    },
  };
  return { title, how: made.how };
}

const attempting =
  (notes: string[]): Attempt =>
  async (file, work) => {
    try {
      return await work();
    } catch (error) {
      const note = `${file.path}: ${asSkipped(error).message}`;
      // The same subtitles are converted for each version of a film, so a note may recur.
      if (!notes.includes(note)) notes.push(note);
      return null;
    }
  };

async function readPictures(
  { root, sources, pictures }: FoundTitle,
  film: Probe,
  { workshop, making, attempt }: Room,
) {
  const read = async (file: FoundFile | null) =>
    file && attempt(file, () => readPicture(join(root, file.path)));
  const poster = await read(pictures.poster);
  const backdrop = await read(pictures.backdrop);
  const thumb = await read(pictures.thumb);
  if (backdrop && poster) return { poster, backdrop, thumb, frame: null };
  const input = await inputOfVersion(root, sources[0], workshop);
  const frame = await frameOf(making.programs, input, film, workshop);
  return { poster, backdrop, thumb, frame };
}

async function castsOf(
  actors: Nfo['actors'],
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
