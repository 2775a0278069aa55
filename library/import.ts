import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { lockFolder } from '../server/db/lock';
import { CannotImport } from './fault';
import { inParallel } from './in-parallel';
import { writeIndex } from './index-file';
import type { Made, Order } from './make/order';
import { makeTitle, WORKSHOP } from './make/title';
import { type Matching, matched, ordersOf } from './matching';
import type { Options, Outcome, Reporter } from './options';
import { checkPrograms } from './programs';
import { createProgress } from './progress';
import { removeFolder, removeGone } from './removal';
import { isSame, leftOut, type Problem, type Report, readReport, writeReport } from './report';
import { noteAbortedRun, noteRun } from './runs';
import { rootsOf, scan } from './scan/scan';
import { type Stored, storedTitles } from './shape/stored';
import { notesOf, TITLES } from './shape/title';
import { showIds } from './shows';

const IN_USE = 'Another import is filling this library. Wait for its end.';

/** @throws {CannotImport} if the import cannot start or continue */
export async function importFilms(options: Options, reporter: Reporter): Promise<Outcome> {
  const libraryDir = resolve(options.libraryDir);
  const roots = await rootsOf(options.folders, libraryDir);
  await checkPrograms(options.programs);
  if (options.isDryRun) return run({ ...options, libraryDir }, roots, reporter);
  await mkdir(join(libraryDir, TITLES), { recursive: true });
  const unlock = await lockFolder(libraryDir, IN_USE).catch((error: Error) => {
    throw error.message === IN_USE ? new CannotImport(IN_USE) : error;
  });
  const begun = new Date();
  try {
    await rm(join(libraryDir, WORKSHOP), { recursive: true, force: true });
    const outcome = await run({ ...options, libraryDir }, roots, reporter);
    await noteRun(libraryDir, begun, outcome);
    return outcome;
  } catch (error) {
    if (error instanceof CannotImport)
      await noteAbortedRun(libraryDir, begun, error.message).catch(() => {
        throw error;
      });
    throw error;
  } finally {
    await unlock();
  }
}

async function run(
  options: Options,
  roots: readonly string[],
  reporter: Reporter,
): Promise<Outcome> {
  const { libraryDir, isDryRun } = options;
  const problems: Problem[] = [];
  const { found, unseen } = await scan(roots, problems);
  const { titles, older, unreadable } = await storedTitles(libraryDir).catch(noneOf);
  const matching = matched(found, titles, roots);
  const { fresh, known } = withoutKnown(matching, await readReport(libraryDir));
  problems.push(...known);
  const orders = await ordersOf(fresh, matching, options.programs, problems);
  const shows = showIds(orders, [...matching.unchanged, ...matching.kept]);
  if (isDryRun) {
    for (const { found, stored } of orders)
      reporter.line(`${found.sources[0].path}: would be ${stored ? 'made again' : 'made'}.`);
  }
  const made = isDryRun ? [] : await makeAll(orders, shows, options, problems, reporter);
  const removed = await removeGone(matching, { orders, unseen }, options, problems, reporter);
  const stayed = [...matching.unchanged, ...matching.kept];
  const report: Report = {
    problems: problems.sort((a, b) => (a.path < b.path ? -1 : 1)),
    notes: [...stayed, ...made].flatMap(({ title }) => notesOf(title)).sort(),
  };
  if (!isDryRun) {
    for (const folder of [...older, ...unreadable]) await removeFolder(libraryDir, folder);
    await writeReport(libraryDir, report);
    await writeIndex(libraryDir, [...titles, ...made]);
  }
  return { ...report, made: made.length, unchanged: matching.unchanged.length, removed };
}

function withoutKnown({ changed }: Matching, { problems }: Report) {
  const isOf = ({ found }: (typeof changed)[number], { files }: Problem) =>
    files !== undefined && isSame(files, found.files);
  return {
    fresh: changed.filter((it) => !problems.some((problem) => isOf(it, problem))),
    known: problems.filter((problem) => changed.some((it) => isOf(it, problem))),
  };
}

function noneOf(error: NodeJS.ErrnoException): Stored {
  if (error.code !== 'ENOENT') throw error;
  return { titles: [], older: [], unreadable: [] };
}

async function makeAll(
  orders: readonly Order[],
  shows: ReturnType<typeof showIds>,
  options: Options,
  problems: Problem[],
  reporter: Reporter,
): Promise<Made[]> {
  const { libraryDir, programs, preset, jobs } = options;
  const progress = createProgress(new Map(orders.map(({ id, probe }) => [id, probe.seconds])));
  const made: Made[] = [];
  await inParallel(jobs, orders, async (order) => {
    const { path } = order.found.sources[0];
    const onProgress = (seconds: number) => {
      progress.advance(order.id, seconds);
      reporter.status(progress.words());
    };
    try {
      const showId = shows.get(order.found.episode?.folder ?? '');
      const one = await makeTitle(order, showId, libraryDir, { programs, preset, onProgress });
      made.push(one);
      progress.end(order.id);
      if (order.stored) await removeFolder(libraryDir, order.stored.folder);
      const how = one.how === 'kept' ? 'facts and pictures made again' : one.how;
      reporter.line(`${path}: ${how}. ${progress.words()}.`);
      for (const note of notesOf(one.title)) reporter.line(note);
    } catch (error) {
      progress.end(order.id);
      problems.push(leftOut(order.found, error));
    }
  });
  return made;
}
