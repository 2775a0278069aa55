/** Fills a library from folders of films. */
import { mkdir, realpath, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { lockFolder } from '../server/db/lock';
import { CannotImport, LeftOut, leftOutOf } from './fault';
import { inParallel } from './in-parallel';
import { type Made, makeTitle, type Order, WORKSHOP } from './make/title';
import { type Matching, matched, ordersOf } from './matching';
import { checkPrograms, type Programs } from './programs';
import { createProgress } from './progress';
import { isSame, type Problem, type Report, readReport, writeReport } from './report';
import { type FoundTitle, titlesIn } from './scan/titles';
import { isWithin, walk } from './scan/walk';
import { type Stored, storedTitles } from './shape/stored';
import { TITLES } from './shape/title';

export interface Options {
  readonly folders: readonly string[];
  readonly libraryDir: string;
  readonly programs: Programs;
  /** Titles made at once; ffmpeg uses several cores by itself. */
  readonly jobs: number;
  /** x264's. */
  readonly preset: string;
  readonly isDryRun: boolean;
  /** Removes titles though more than a fifth are gone at once. */
  readonly mayPrune: boolean;
}

/** What is told while it is going on. */
export interface Telling {
  line(text: string): void;
  /** How far it is; again and again. */
  status(text: string): void;
}

export interface Outcome extends Report {
  readonly made: number;
  readonly unchanged: number;
  readonly removed: number;
}

/** Of all titles of these folders: more than that may be a disk that is not there. */
const MOST_GONE = 1 / 5;
const IN_USE = 'Another import is filling this library. Wait for its end.';

/** @throws {CannotImport} where nothing can be imported */
export async function importFilms(options: Options, telling: Telling): Promise<Outcome> {
  const libraryDir = resolve(options.libraryDir);
  const roots = await rootsOf(options.folders, libraryDir);
  await checkPrograms(options.programs);
  if (options.isDryRun) return run({ ...options, libraryDir }, roots, telling);
  await mkdir(join(libraryDir, TITLES), { recursive: true });
  const unlock = await lockFolder(libraryDir, IN_USE).catch((error: Error) => {
    throw error.message === IN_USE ? new CannotImport(IN_USE) : error;
  });
  try {
    await rm(join(libraryDir, WORKSHOP), { recursive: true, force: true });
    return await run({ ...options, libraryDir }, roots, telling);
  } finally {
    await unlock();
  }
}

async function run(options: Options, roots: readonly string[], telling: Telling): Promise<Outcome> {
  const { libraryDir, isDryRun } = options;
  const problems: Problem[] = [];
  const found = await scan(roots, libraryDir, problems);
  const stored = await storedTitles(libraryDir).catch(noneOf);
  const known = await readReport(libraryDir);
  const matching = matched(found, stored.titles, roots);
  const failed = matching.changed.filter(({ found: { files } }) =>
    known.problems.some((it) => it.files && isSame(it.files, files)),
  );
  for (const {
    found: { files },
  } of failed)
    problems.push(...known.problems.filter((it) => it.files && isSame(it.files, files)));
  const fresh = matching.changed.filter((it) => !failed.includes(it));
  const orders = await ordersOf(fresh, matching, options, problems);
  const made = isDryRun ? [] : await makeAll(orders, options, problems, telling);
  if (isDryRun)
    for (const { found, stored } of orders)
      telling.line(`${pathOf(found)}: would be ${stored ? 'made again' : 'made'}.`);
  const removed = await removeGone(matching, made, options, problems, telling);
  const report: Report = {
    problems: problems.sort((a, b) => (a.path < b.path ? -1 : 1)),
    notes: [
      ...[...matching.unchanged, ...(isDryRun ? [] : matching.kept)].flatMap(
        (it) => it.title.made.notes,
      ),
      ...made.flatMap(({ title }) => title.made.notes),
    ].sort(),
  };
  if (!isDryRun) await writeReport(libraryDir, report);
  return { ...report, made: made.length, unchanged: matching.unchanged.length, removed };
}

/** A dry run makes no folder. */
function noneOf(error: NodeJS.ErrnoException): Stored {
  if (error.code !== 'ENOENT') throw error;
  return { titles: [], older: [], unreadable: [] };
}

/** Absolute, each once. */
async function rootsOf(folders: readonly string[], libraryDir: string): Promise<string[]> {
  const roots = folders.map(async (folder) => {
    const root = await realpath(folder).catch(() => null);
    if (root === null || !(await stat(root)).isDirectory())
      throw new CannotImport(`${folder} is no folder that can be read.`);
    if (isWithin(libraryDir, root))
      throw new CannotImport(
        `LIBRARY_DIR (${libraryDir}) lies in ${folder}, where nothing is written. Set it to another folder.`,
      );
    return root;
  });
  const all = [...new Set(await Promise.all(roots))];
  return all.filter((root) => !all.some((other) => other !== root && isWithin(root, other)));
}

async function scan(
  roots: readonly string[],
  libraryDir: string,
  problems: Problem[],
): Promise<FoundTitle[]> {
  const found: FoundTitle[] = [];
  const note = (path: string, why: string) => problems.push({ path, why });
  for (const root of roots) {
    const top = await walk(root, libraryDir, note).catch((error: unknown) => {
      throw new CannotImport(`${root} ${leftOutOf(error).message}`);
    });
    found.push(...titlesIn(root, top, note));
  }
  return found;
}

const pathOf = ({ sources }: FoundTitle) => sources[0]?.path ?? '';

async function makeAll(
  orders: readonly Order[],
  options: Options,
  problems: Problem[],
  telling: Telling,
): Promise<Made[]> {
  const { libraryDir, programs, preset, jobs } = options;
  const progress = createProgress(
    new Map(orders.map((it) => [pathOf(it.found), it.probe.seconds])),
  );
  const made: Made[] = [];
  await inParallel(jobs, orders, async (order) => {
    const path = pathOf(order.found);
    const onProgress = (seconds: number) => {
      progress.advance(path, seconds);
      telling.status(progress.words());
    };
    try {
      const one = await makeTitle(order, libraryDir, { programs, preset, onProgress });
      made.push(one);
      progress.end(path);
      if (order.stored) await removeFolder(libraryDir, order.stored.folder);
      telling.line(`${path}: ${HOW[one.how]}. ${progress.words()}.`);
      for (const note of one.title.made.notes) telling.line(note);
    } catch (error) {
      progress.end(path);
      const { message } = leftOutOf(error);
      const files = error instanceof LeftOut ? { files: order.found.files } : {};
      problems.push({ path, why: `${message} Left out.`, ...files });
    }
  });
  return made;
}

const HOW = {
  copied: 'copied',
  encoded: 'encoded',
  kept: 'facts and pictures made again',
} as const;

/** Removes titles whose film is gone. */
async function removeGone(
  { gone, covered }: Matching,
  made: readonly Made[],
  { libraryDir, mayPrune, isDryRun }: Options,
  problems: Problem[],
  telling: Telling,
): Promise<number> {
  // One that was made again from elsewhere is not gone.
  const lost = gone.filter(({ title }) => !made.some((it) => it.title.id === title.id));
  if (lost.length > covered * MOST_GONE && !mayPrune) {
    const why = `${lost.length} of ${covered} titles are gone at once. Nothing was removed; --prune removes them.`;
    problems.push({ path: lost[0]?.title.made.path ?? '', why });
    return 0;
  }
  for (const { folder, title } of lost) {
    telling.line(`${title.name}: ${isDryRun ? 'would be removed' : 'removed'}, its film is gone.`);
    if (!isDryRun) await removeFolder(libraryDir, folder);
  }
  return isDryRun ? 0 : lost.length;
}

/** At once for who lists the folder. */
async function removeFolder(libraryDir: string, folder: string): Promise<void> {
  const aside = join(libraryDir, WORKSHOP, folder);
  await mkdir(join(libraryDir, WORKSHOP), { recursive: true });
  await rename(join(libraryDir, TITLES, folder), aside);
  await rm(aside, { recursive: true, force: true });
}
