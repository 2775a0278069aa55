import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SkippedError } from '../fault';
import { outputOf, ProgramFailed, type Programs, QUIET } from '../programs';
import { decodeText } from '../texts';

export interface Words {
  readonly name: string;
  readonly language: string;
  readonly label: string;
  readonly isForced: boolean;
  readonly isForDeaf: boolean;
  readonly isDefault: boolean;
}

const LIMIT = 20 * 1024 * 1024;

/** @throws {SkippedError} if the file is too large or not readable as subtitles */
export async function convertSubtitles(
  { ffmpeg }: Programs,
  {
    path,
    folder,
    name,
    language,
  }: { path: string; folder: string; name: string; language: string },
): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length > LIMIT) throw new SkippedError('is too large for subtitles.');
  const text = decodeText(bytes, language).replace(/\r\n?/g, '\n');
  const output = join(folder, `${name}.vtt`);
  if (/^WEBVTT(?:[ \t\n]|$)/.test(text)) return writeFile(output, text);
  const isAss = /^Dialogue:/m.test(text);
  if (!isAss && !text.includes('-->')) throw new SkippedError('holds no subtitles.');
  const format = isAss ? 'ass' : 'srt';
  const plain = join(folder, `${name}.${format}`);
  await writeFile(plain, text);
  const args = [...QUIET, '-f', format, '-i', `file:${plain}`, '-c:s', 'webvtt', output];
  await outputOf(ffmpeg, args).catch((error: unknown) => {
    if (!(error instanceof ProgramFailed)) throw error;
    throw new SkippedError(`can't be read as subtitles (${error.message}).`);
  });
  await rm(plain);
}

export function textPlaylist(name: string, seconds: number): string {
  return [
    ...['#EXTM3U', '#EXT-X-VERSION:7', `#EXT-X-TARGETDURATION:${Math.ceil(seconds)}`],
    ...['#EXT-X-MEDIA-SEQUENCE:0', '#EXT-X-PLAYLIST-TYPE:VOD'],
    ...[`#EXTINF:${seconds.toFixed(3)},`, `${name}.vtt`, '#EXT-X-ENDLIST', ''],
  ].join('\n');
}
