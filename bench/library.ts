/**
 * `npm run bench:library [-- <count>]`: measures a large library (2,000 tiny films by default).
 * Exits with 1 if a figure misses its goal or the scan misses a film.
 */
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TITLE_FILE, TITLES } from '../library/shape/title';
import { type RunningServer, startServer } from '../server/start';
import { makeFilm, nfo } from '../tests/library/support/films';
import { runImport } from '../tests/library/support/importing';

const count = Number(process.argv[2] ?? 2_000);
const ROUNDS = 100;
const ROW = '/api/v2/user/popular-movie';
const ALL = '/api/v2/user/movie-list';
const nameOf = (at: number) => `Film ${String(at).padStart(4, '0')} (${1950 + (at % 70)})`;

const folder = await mkdtemp(join(tmpdir(), 'fin-many-'));
const [films, library] = [join(folder, 'films'), join(folder, 'library')];
const misses: string[] = [];
try {
  await makeFilms();
  await measureScan();
  await fillLibrary();
  const servers = { demo: await serve(null), own: await serve(library) };
  const row = await compare(servers, ROW);
  const all = await compare(servers, ALL);
  report('a row', row.own, 1.5 * row.demo, `ms (the demo's: ${row.demo.toFixed(2)})`);
  report('all films', all.own, 100, `ms (the demo's: ${all.demo.toFixed(2)})`);
  for (const server of Object.values(servers)) await server.stop();
} finally {
  await rm(folder, { recursive: true });
}
for (const miss of misses) console.error(miss);
process.exit(misses.length > 0 ? 1 : 0);

function report(name: string, value: number, goal: number, unit: string): void {
  console.log(`${name}: ${value.toFixed(2)} of ${goal.toFixed(2)} ${unit}`);
  if (value > goal) misses.push(`${name} misses its goal.`);
}

async function makeFilms(): Promise<void> {
  makeFilm(join(folder, 'film.mp4'), { seconds: 1 });
  const film = await readFile(join(folder, 'film.mp4'));
  for (let at = 0; at < count; at += 1) {
    const name = nameOf(at);
    const box = Buffer.alloc(24);
    box.writeUInt32BE(box.length);
    box.write(`free${name}`.slice(0, 20), 4);
    await mkdir(join(films, name), { recursive: true });
    await writeFile(join(films, name, `${name}.mp4`), Buffer.concat([film, box]));
    await writeFile(join(films, name, 'movie.nfo'), nfo(`<title>${name}</title>`));
  }
}

async function measureScan(): Promise<void> {
  const begun = performance.now();
  const { lines } = await runImport(films, library, { isDryRun: true });
  const seconds = (performance.now() - begun) / 1000;
  if (lines.length !== count) misses.push(`${lines.length} of ${count} films were found.`);
  report('first scan', seconds, 60, 's');
  report('memory', process.resourceUsage().maxRSS / 1024, 300, 'MB');
}

async function fillLibrary(): Promise<void> {
  const one = join(folder, 'one');
  await mkdir(one);
  await cp(join(folder, 'film.mp4'), join(one, 'film.mp4'));
  await runImport(one, library);
  const [made = ''] = await readdir(join(library, TITLES));
  const title = JSON.parse(await readFile(join(library, TITLES, made, TITLE_FILE), 'utf8'));
  for (let at = 1; at < count; at += 1) {
    const own = { ...title, id: String(at), name: nameOf(at), imdb_rating: (at % 100) / 10 };
    const place = join(library, TITLES, `${at}_copy`);
    await mkdir(place);
    await writeFile(join(place, TITLE_FILE), JSON.stringify(own));
  }
}

async function serve(libraryDir: string | null) {
  const begun = performance.now();
  const server = await startServer(
    { dataDir: null, rateLimits: false, libraryDir },
    { log: { info() {}, error: console.error } },
  );
  const seconds = (performance.now() - begun) / 1000;
  console.log(`${libraryDir ? 'the library' : 'the demo'} is served after ${seconds.toFixed(1)} s`);
  return server;
}

async function compare(
  { demo, own }: Record<'demo' | 'own', RunningServer>,
  path: string,
): Promise<{ demo: number; own: number }> {
  const ofDemo: number[] = [];
  const ofOwn: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    ofDemo.push(await timeOf(demo.address + path));
    ofOwn.push(await timeOf(own.address + path));
  }
  return { demo: median(ofDemo), own: median(ofOwn) };
}

const median = (times: number[]) => times.sort((a, b) => a - b)[ROUNDS / 2] ?? 0;

async function timeOf(address: string): Promise<number> {
  const begun = performance.now();
  const response = await fetch(address);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return performance.now() - begun;
}
