/** `npm run widths -- [ids…]`: makes AVIF copies of the artwork, such as `{id}-poster-200.avif`. */
import { readdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { srcsetOf } from '../../../library/shape/picture-widths';

const ARTWORK = fileURLToPath(new URL('../../artwork/', import.meta.url));

const wanted = new Set(process.argv.slice(2));
let count = 0;
let bytes = 0;
for (const name of (await readdir(ARTWORK)).sort()) {
  if (wanted.size > 0 && !wanted.has(name.split('-')[0] ?? '')) continue;
  const { width: whole } = await sharp(ARTWORK + name).metadata();
  const srcset = srcsetOf(`/media/artwork/${name}`) ?? '';
  for (const [, copy = '', width = ''] of srcset.matchAll(/([\w-]+\.avif) (\d+)w/g)) {
    // Lowers the quality at full width, where AVIF would spend its bytes on film grain.
    const quality = Number(width) === whole ? 40 : 50;
    const avif = await sharp(ARTWORK + name)
      .resize(Number(width), null, { kernel: 'lanczos3' })
      .avif({ quality, effort: 4 })
      .toBuffer();
    await writeFile(ARTWORK + copy, avif);
    count += 1;
    bytes += avif.length;
  }
}
console.log(`${count} pictures, ${Math.round(bytes / 1024)} kB`);
