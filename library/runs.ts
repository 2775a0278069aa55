import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Outcome } from './options';
import { type LibraryRun, PROBLEMS_KEPT, RUNS, RUNS_KEPT, runsIn } from './shape/runs';

type Result = Omit<LibraryRun, 'at' | 'seconds'>;

export function noteRun(
  libraryDir: string,
  begun: Date,
  { made, unchanged, removed, problems }: Outcome,
): Promise<void> {
  return addRun(libraryDir, begun, {
    made,
    unchanged,
    removed,
    left_out: problems.length,
    problems: problems.slice(0, PROBLEMS_KEPT).map(({ path, why }) => ({ path, why })),
  });
}

export function noteAbortedRun(libraryDir: string, begun: Date, aborted: string): Promise<void> {
  const nothing = { made: 0, unchanged: 0, removed: 0, left_out: 0, problems: [] };
  return addRun(libraryDir, begun, { ...nothing, aborted });
}

async function addRun(libraryDir: string, begun: Date, result: Result): Promise<void> {
  const seconds = Math.round((Date.now() - begun.getTime()) / 1000);
  const run: LibraryRun = { at: begun.toISOString(), seconds, ...result };
  const path = join(libraryDir, RUNS);
  const [last, ...older] = await lastRuns(path);
  const isRetried = last?.aborted !== undefined && last.aborted === run.aborted;
  const runs = [run, ...(last && !isRetried ? [last] : []), ...older].slice(0, RUNS_KEPT);
  await writeFile(`${path}.new`, JSON.stringify(runs, null, 2));
  await rename(`${path}.new`, path);
}

async function lastRuns(path: string): Promise<LibraryRun[]> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return '[]';
  });
  try {
    return runsIn(text);
  } catch {
    return [];
  }
}
