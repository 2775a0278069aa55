import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { cornerOf, STORYBOARD_PICTURE, storyboardText } from '../../../library/shape/storyboard';
import { pictureOf } from './picture';
import { FILM_SECONDS, type Scene } from './scene';

const PICTURE_SECONDS = 2;
const COLUMNS = 6;

export async function makeStoryboard(scene: Scene, folder: string) {
  const seconds = Array.from(
    { length: FILM_SECONDS / PICTURE_SECONDS },
    (_, index) => index * PICTURE_SECONDS,
  );
  const pictures = await Promise.all(
    seconds.map(async (second, index) => ({
      input: await pictureOf(scene, second, STORYBOARD_PICTURE).png().toBuffer(),
      ...cornerOf(index, COLUMNS),
    })),
  );
  const rows = Math.ceil(seconds.length / COLUMNS);
  const sheet = {
    width: COLUMNS * STORYBOARD_PICTURE.width,
    height: rows * STORYBOARD_PICTURE.height,
  };
  await sharp({ create: { ...sheet, channels: 3, background: '#000' } })
    .composite(pictures)
    .webp({ quality: 60, effort: 6 })
    .toFile(join(folder, 'storyboard.webp'));
  const text = storyboardText(seconds.length, PICTURE_SECONDS, COLUMNS);
  await writeFile(join(folder, 'storyboard.vtt'), text);
}
