/**
 * Builds the flow atlas into `dist-flows/`, and its pictures and outlines into `docs/flows`.
 * `--check` writes nothing, and fails if `docs/flows` is stale or an arrow crosses text.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { draw, drawPicture, type Picture } from './atlas/drawn';
import { atlasOf, type Files } from './atlas/files';
import { drawScreens } from './atlas/screen-map';
import { drawSystems } from './atlas/system-page';
import { markdownOf, outlineOf } from './draw/outline';
import { flowNames } from './flows';
import { SHOTS } from './report-files';

const DOCS = 'docs/flows';
const ATLAS = 'dist-flows';

if (process.argv.includes('--check')) {
  const pictures = await all(drawPicture);
  const stale = staleIn(DOCS, docsOf(pictures));
  const overviews = [...(await drawSystems()), await drawScreens()];
  const crossed = [...pictures, ...overviews].flatMap((it) => it.linesThroughWords);
  if (stale.length > 0) console.error(`Stale: ${stale.join(', ')}. npm run flows`);
  if (crossed.length > 0) console.error(`Lines through words: ${crossed.join('; ')}.`);
  if (stale.length + crossed.length > 0) process.exit(1);
} else {
  const charts = await all(draw);
  write(DOCS, docsOf(charts));
  write(ATLAS, await atlasOf(charts));
  if (existsSync(SHOTS)) cpSync(SHOTS, join(ATLAS, 'shots'), { recursive: true });
}

async function all<Result>(drawOne: (name: (typeof flowNames)[number]) => Promise<Result>) {
  const results: Result[] = [];
  for (const name of flowNames) results.push(await drawOne(name));
  return results;
}

function docsOf(charts: readonly Picture[]): Files {
  return Object.fromEntries(
    charts.flatMap(({ name, chart, file }) => [
      [`${name}.svg`, file],
      [
        `${name}.md`,
        `# ${chart.key}\n\n![The chart ${chart.key}](${name}.svg)\n\n${markdownOf(outlineOf(chart))}\n`,
      ],
    ]),
  );
}

function write(folder: string, files: Files): void {
  mkdirSync(folder, { recursive: true });
  for (const name of surplusIn(folder, files)) rmSync(join(folder, name));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}

function staleIn(folder: string, files: Files): string[] {
  const there = readdirSync(folder);
  const differing = Object.entries(files).filter(
    ([name, text]) => !there.includes(name) || readFileSync(join(folder, name), 'utf8') !== text,
  );
  return [...differing.map(([name]) => name), ...surplusIn(folder, files)].map((name) =>
    join(folder, name),
  );
}

function surplusIn(folder: string, files: Files): string[] {
  return readdirSync(folder).filter((name) => /\.\w+$/.test(name) && !(name in files));
}
