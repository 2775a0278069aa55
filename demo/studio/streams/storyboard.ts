/** A scene's storyboard: small pictures of the film on one sheet, and the WebVTT file that finds them. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { pictureOf } from './picture';
import { FILM_SECONDS, type Scene } from './scene';
import { clock } from './vtt';

const PICTURE = { width: 160, height: 90 };
const PICTURE_SECONDS = 2;
const COLUMNS = 6;

/** Writes `storyboard.webp` and `storyboard.vtt` into the stream's folder. */
export async function makeStoryboard(scene: Scene, folder: string) {
  const seconds = Array.from(
    { length: FILM_SECONDS / PICTURE_SECONDS },
    (_, index) => index * PICTURE_SECONDS,
  );
  const pictures = await Promise.all(
    seconds.map(async (second, index) => ({
      input: await pictureOf(scene, second, PICTURE).png().toBuffer(),
      ...cornerOf(index),
    })),
  );
  const rows = Math.ceil(seconds.length / COLUMNS);
  const sheet = { width: COLUMNS * PICTURE.width, height: rows * PICTURE.height };
  await sharp({ create: { ...sheet, channels: 3, background: '#000' } })
    .composite(pictures)
    .webp({ quality: 60, effort: 6 })
    .toFile(join(folder, 'storyboard.webp'));
  const cues = seconds.map((second, index) => {
    const { left, top } = cornerOf(index);
    const place = `#xywh=${left},${top},${PICTURE.width},${PICTURE.height}`;
    return `${clock(second)} --> ${clock(second + PICTURE_SECONDS)}\nstoryboard.webp${place}\n`;
  });
  await writeFile(join(folder, 'storyboard.vtt'), ['WEBVTT\n', ...cues].join('\n'));
}

const cornerOf = (index: number) => ({
  left: (index % COLUMNS) * PICTURE.width,
  top: Math.floor(index / COLUMNS) * PICTURE.height,
});
