import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const FOLDER = 'wall';
const KINDS = /\.(jpe?g|png|webp|avif)$/i;
const MOST = 36;
const SIZE = { width: 240, height: 360 };

export async function readWall(folder: string, problems: string[]): Promise<Buffer[]> {
  const wall = join(folder, FOLDER);
  if (!existsSync(wall)) return [];
  if (!statSync(wall).isDirectory()) {
    problems.push(`${FOLDER} is no folder. Make it one, of pictures.`);
    return [];
  }
  const files = readdirSync(wall).filter((name) => !name.startsWith('.'));
  if (files.length > MOST) {
    problems.push(`${FOLDER} has ${files.length} pictures. Leave at most ${MOST}.`);
    return [];
  }
  const pictures: Buffer[] = [];
  for (const name of files.sort()) {
    try {
      if (!KINDS.test(name)) throw new Error('its name has another ending');
      pictures.push(await asTile(join(wall, name)));
    } catch (error) {
      const { message } = error as Error;
      problems.push(
        `${FOLDER}/${name} can't be shown (${message}). Save it as a .jpg, .png, .webp or .avif picture.`,
      );
    }
  }
  return pictures;
}

function asTile(path: string): Promise<Buffer> {
  return sharp(path)
    .autoOrient()
    .resize({ ...SIZE, fit: 'cover' })
    .webp({ quality: 62, effort: 6, smartSubsample: true })
    .toBuffer();
}
