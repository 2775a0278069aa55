/** An HLS trailer consists only of playlists, which refer to the film's segments. */
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const TRAILER_SECONDS = 20;

const NAMED = /^[\w-]+\.m3u8$|(?<=URI=")[\w-]+\.m3u8(?=")/gm;
const SEGMENT = /#EXTINF:([\d.]+),\n(\S+)\n/g;

export async function makeTrailer(folder: string): Promise<void> {
  const master = await readFile(join(folder, 'master.m3u8'), 'utf8');
  await writeFile(
    join(folder, 'trailer.m3u8'),
    master.replaceAll(NAMED, (name) => `trailer-${name}`),
  );
  for (const [name] of master.matchAll(NAMED)) {
    const playlist = await readFile(join(folder, name), 'utf8');
    await writeFile(join(folder, `trailer-${name}`), shortened(playlist));
  }
}

function shortened(playlist: string): string {
  let begins = 0;
  return playlist.replaceAll(SEGMENT, (segment, seconds) => {
    const isWithin = begins < TRAILER_SECONDS;
    begins += Number(seconds);
    return isWithin ? segment : '';
  });
}

export async function cutTrailer(film: string, trailer: string): Promise<void> {
  const cut = ['-t', String(TRAILER_SECONDS), '-c', 'copy', '-movflags', '+faststart'];
  await run('ffmpeg', ['-v', 'error', '-y', '-i', film, ...cut, trailer]);
}
