/** Writes the reports of imports where the operator's desk reads them. */
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Outcome } from './options';
import { type LibraryRun, PROBLEMS_KEPT, RUNS, RUNS_KEPT, runsIn } from './shape/runs';

/** Adds the report of an import that began at a moment. */
export async function noteRun(
  libraryDir: string,
  begun: Date,
  { made, unchanged, removed, problems }: Outcome,
): Promise<void> {
  const run: LibraryRun = {
    at: begun.toISOString(),
    seconds: Math.round((Date.now() - begun.getTime()) / 1000),
    ...{ made, unchanged, removed },
    left_out: problems.length,
    problems: problems.slice(0, PROBLEMS_KEPT).map(({ path, why }) => ({ path, why })),
  };
  const path = join(libraryDir, RUNS);
  const runs = [run, ...(await lastRuns(path))].slice(0, RUNS_KEPT);
  await writeFile(`${path}.new`, JSON.stringify(runs, null, 2));
  await rename(`${path}.new`, path);
}

/** None where the file is not there or is none of ours: an import does not fail by it. */
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
