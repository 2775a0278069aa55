import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Probe } from '../probe';
import { outputOf, ProgramFailed, type Programs, QUIET } from '../programs';
import { STORYBOARD_PICTURE, storyboardText } from '../shape/storyboard';

const COLUMNS = 10;
const MOST = 100;
const LEAST_SECONDS = 2;

export async function makeStoryboard(
  { ffmpeg }: Programs,
  input: readonly string[],
  { seconds, video }: Probe,
  folder: string,
): Promise<boolean> {
  const each = Math.max(LEAST_SECONDS, Math.ceil(seconds / MOST));
  const count = Math.max(1, Math.ceil(seconds / each));
  const rows = Math.ceil(count / COLUMNS);
  const sheet = join(folder, 'storyboard.png');
  const { width, height } = STORYBOARD_PICTURE;
  const filters = [
    `fps=1/${each}:start_time=0:round=up`,
    `scale=${width}:${height}:force_original_aspect_ratio=decrease`,
    `pad=${width}:${height}:-1:-1,setsar=1,tile=${COLUMNS}x${rows}`,
  ].join(',');
  try {
    await outputOf(ffmpeg, [
      // Decodes only key frames, which is much faster.
      ...[...QUIET, '-skip_frame', 'nokey', ...input, '-map', `0:${video.index}`, '-vf', filters],
      ...['-frames:v', '1', '-update', '1', sheet],
    ]);
    await sharp(sheet).webp({ quality: 60 }).toFile(join(folder, 'storyboard.webp'));
  } catch (error) {
    if (error instanceof ProgramFailed || isMissing(error)) return false;
    throw error;
  } finally {
    await rm(sheet, { force: true });
  }
  await writeFile(join(folder, 'storyboard.vtt'), storyboardText(count, each, COLUMNS));
  return true;
}

/** ffmpeg may succeed without output if it decodes no key frames. */
const isMissing = (error: unknown) => error instanceof Error && /missing/i.test(error.message);
