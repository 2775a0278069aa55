import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { SkippedError } from '../fault';
import type { Probe } from '../probe';
import { outputOf, ProgramFailed, type Programs, QUIET } from '../programs';
import { PICTURE_WIDTHS } from '../shape/picture-widths';
import { drawPoster, plainPicture } from './poster';

/** Heights divided by widths. */
const SHAPES = { poster: 3 / 2, thumb: 9 / 16, banner: 9 / 16 };
const PORTRAIT = 240;
const LIMIT = 64 * 1024 * 1024;
const LIMIT_PIXELS = 100_000_000;

export interface Sources {
  readonly poster: Buffer | null;
  readonly backdrop: Buffer | null;
  readonly thumb: Buffer | null;
  readonly frame: Buffer | null;
}

export async function makePictures(
  { poster, backdrop, thumb, frame }: Sources,
  { name, title, folder }: { name: string; title: string; folder: string },
): Promise<void> {
  const wide = backdrop ?? frame ?? (await plainPicture(title));
  await makeKind('poster', poster ?? (await drawPoster(title, backdrop ?? frame)), name, folder);
  await makeKind('thumb', thumb ?? wide, name, folder);
  await makeKind('banner', backdrop ?? frame ?? thumb ?? wide, name, folder);
}

async function makeKind(
  kind: keyof typeof SHAPES,
  source: Buffer,
  name: string,
  folder: string,
): Promise<void> {
  const widths = PICTURE_WIDTHS[kind] ?? [];
  const widest = widths.at(-1) ?? 0;
  const { data, info } = await sharp(source, { limitInputPixels: LIMIT_PIXELS })
    .rotate()
    .resize(widest, Math.round(widest * SHAPES[kind]), { fit: 'cover', position: 'attention' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const picture = sharp(data, { raw: info });
  const base = join(folder, `${name}-${kind}`);
  await picture.clone().webp({ quality: 80 }).toFile(`${base}.webp`);
  for (const width of widths) {
    const copy = picture.clone().resize(width);
    await copy.avif({ quality: 50, effort: 0 }).toFile(`${base}-${width}.avif`);
  }
}

/** @throws {SkippedError} if the file is too large or not a readable picture */
export async function readPicture(path: string): Promise<Buffer> {
  const bytes = await readFile(path);
  if (bytes.length > LIMIT) throw new SkippedError('is too large for a picture.');
  try {
    await sharp(bytes, { limitInputPixels: LIMIT_PIXELS }).resize(16).toBuffer();
  } catch {
    throw new SkippedError("can't be read as a picture.");
  }
  return bytes;
}

export async function writePortrait(source: Buffer, path: string): Promise<void> {
  await sharp(source)
    .rotate()
    .resize(PORTRAIT, PORTRAIT, { fit: 'cover', position: 'top' })
    .webp()
    .toFile(path);
}

export async function frameOf(
  { ffmpeg }: Programs,
  input: readonly string[],
  { seconds, video }: Probe,
  folder: string,
): Promise<Buffer | null> {
  const file = join(folder, 'frame.jpg');
  try {
    await outputOf(ffmpeg, [
      ...[...QUIET, '-ss', String(seconds / 5), ...input, '-map', `0:${video.index}`],
      ...['-frames:v', '1', '-update', '1', '-q:v', '2', file],
    ]);
    return await readFile(file);
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (error instanceof ProgramFailed || isMissing) return null;
    throw error;
  } finally {
    await rm(file, { force: true });
  }
}
