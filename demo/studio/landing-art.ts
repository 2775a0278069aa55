/**
 * `npm run landing`: makes small copies of sixteen demo posters for the landing page.
 * The page can't use the demo's own files, since a provider may serve other films.
 */
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const COUNT = 16;
const SUFFIX = '-poster.webp';
const artwork = fileURLToPath(new URL('../artwork/', import.meta.url));
const wall = fileURLToPath(new URL('../../src/features/landing/art/wall/', import.meta.url));

const posters = (await readdir(artwork)).filter((name) => name.endsWith(SUFFIX)).sort();
if (posters.length < COUNT) {
  throw new Error(`${COUNT} posters are needed in ${artwork}, ${posters.length} are there.`);
}

for (let place = 0; place < COUNT; place++) {
  const poster = posters[Math.floor((place * posters.length) / COUNT)];
  const name = `poster-${String(place + 1).padStart(2, '0')}.webp`;
  const { size } = await sharp(`${artwork}${poster}`)
    .resize(240, 360, { fit: 'cover' })
    .webp({ quality: 62, effort: 6, smartSubsample: true })
    .toFile(`${wall}${name}`);
  console.log(`${name} from ${poster}: ${size} bytes`);
}
