import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findFfmpeg } from '../../support/ffmpeg-programs';

export const programs = findFfmpeg();

export interface FilmOptions {
  readonly seconds?: number;
  readonly size?: string;
  readonly video?: readonly string[];
  readonly sounds?: readonly string[];
  readonly sound?: readonly string[];
  readonly words?: string;
  readonly more?: readonly string[];
}

export const H264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-g', '24', '-pix_fmt', 'yuv420p'];
const AAC = ['-c:a', 'aac', '-b:a', '48k'];

export function makeFilm(
  path: string,
  {
    seconds = 2,
    size = '128x72',
    video = H264,
    sounds = ['eng'],
    sound = AAC,
    ...rest
  }: FilmOptions = {},
): void {
  mkdirSync(dirname(path), { recursive: true });
  const tones = sounds.flatMap((_, at) => [
    ...['-f', 'lavfi', '-i', `sine=frequency=${300 + 200 * at}:duration=${seconds}`],
  ]);
  const tags = sounds.flatMap((it, at) => [`-metadata:s:a:${at}`, `language=${it}`]);
  const maps = ['-map', '0:v', ...sounds.flatMap((_, at) => ['-map', `${at + 1}:a`])];
  const { words, more = [] } = rest;
  if (words) writeFileSync(`${path}.words.srt`, words);
  const text = words ? ['-i', `${path}.words.srt`] : [];
  const kept = words ? ['-map', `${sounds.length + 1}:s`, '-c:s', 'srt'] : [];
  ffmpeg(
    ...[
      '-f',
      'lavfi',
      '-i',
      `testsrc2=size=${size}:rate=12:duration=${seconds}`,
      ...tones,
      ...text,
    ],
    ...[...maps, ...kept, ...video, ...sound, ...tags, ...more, `file:${path}`],
  );
  if (words) execFileSync('rm', [`${path}.words.srt`]);
}

export function ffmpeg(...args: string[]): void {
  execFileSync(programs.ffmpeg, ['-hide_banner', '-loglevel', 'error', '-nostdin', '-y', ...args]);
}

export function write(root: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
}

export const SRT = '1\n00:00:00,200 --> 00:00:01,500\nBom dia, coração\n';

export const nfo = (facts: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<movie>${facts}</movie>\n`;
