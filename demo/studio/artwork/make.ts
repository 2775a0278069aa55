/**
 * `npm run artwork -- [ids…]`: draws artwork into `demo/artwork/`, for the given ids or all.
 * Titles: `{id}-poster.webp` (400×600), `{id}-thumb.webp` (640×360), `{id}-wide.webp` (1280×720).
 * Titles on a banner get `{id}-banner.webp` (1920×1080) instead of the wide one.
 * Portraits: `{id}.webp` (320×320).
 * The output is deterministic.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { banners, people, type Title, titles, withArt } from '../catalogue';
import { banner } from './banner';
import { identPoster, identThumb } from './ident';
import { portrait } from './portrait/portrait';
import { poster } from './poster';
import { thumb } from './thumb';
import type { Billing } from './type/credits';

const OUT = new URL('../../artwork/', import.meta.url);

type Job = { file: string; w: number; h: number; limit: number; svg: () => string };

function billing(title: Title): Billing {
  const cast = title.casts.flatMap((id) => people.find((person) => person.id === id) ?? []);
  const names = (director: boolean) =>
    cast.filter(({ role }) => (role === 'Director') === director).map(({ name }) => name);
  return {
    stars: names(false),
    director: names(true)[0] ?? null,
    year: title.release_date.slice(0, 4),
  };
}

function jobs(): Job[] {
  const subjects = titles.map(withArt);
  const covers = subjects.flatMap((title): Job[] => {
    const channel = title.kind === 'channel';
    return [
      {
        file: `${title.id}-poster`,
        w: 400,
        h: 600,
        limit: 30_000,
        svg: () => (channel ? identPoster(title) : poster(title, billing(title))),
      },
      {
        file: `${title.id}-thumb`,
        w: 640,
        h: 360,
        limit: 30_000,
        svg: () => (channel ? identThumb(title) : thumb(title)),
      },
    ];
  });
  const onBanner = new Set(banners.map(({ title }) => title));
  const wide = subjects.map(
    (title): Job =>
      onBanner.has(title.id)
        ? { file: `${title.id}-banner`, w: 1920, h: 1080, limit: 140_000, svg: () => banner(title) }
        : { file: `${title.id}-wide`, w: 1280, h: 720, limit: 45_000, svg: () => banner(title) },
  );
  const portraits = people.map(
    (person): Job => ({
      file: person.id,
      w: 320,
      h: 320,
      limit: 12_000,
      svg: () => portrait(person),
    }),
  );
  return [...covers, ...wide, ...portraits];
}

async function draw({ file, w, h, limit, svg }: Job): Promise<number> {
  const drawn = sharp(Buffer.from(svg()))
    .resize(w, h, { kernel: 'lanczos3' })
    .modulate({ saturation: 1.1, brightness: 1.03 })
    .sharpen({ sigma: 0.5 });
  const pixels = await drawn.removeAlpha().raw().toBuffer();
  for (let quality = 86; ; quality -= 6) {
    const webp = await sharp(pixels, { raw: { width: w, height: h, channels: 3 } })
      .webp({ quality, effort: 5, smartSubsample: true })
      .toBuffer();
    if (webp.length > limit && quality > 40) continue;
    await writeFile(new URL(`${file}.webp`, OUT), webp);
    return webp.length;
  }
}

const wanted = new Set(process.argv.slice(2));
const list = jobs().filter(
  ({ file }) => wanted.size === 0 || wanted.has(file.split('-')[0] ?? ''),
);
await mkdir(OUT, { recursive: true });
let bytes = 0;
for (const job of list) bytes += await draw(job);
console.log(`${list.length} pictures, ${Math.round(bytes / 1024)} kB`);
