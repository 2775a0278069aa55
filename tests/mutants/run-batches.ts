/** Runs batches of mutants in child processes, and ends those that hang. */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Batch, Progress } from './batch';

/** Longer than the longest test file takes on a busy machine. */
const HANGS_AFTER = 60_000;

type Tell = (at: number, killedBy: string | null) => void;

/**
 * @param tell is told for each mutant by which test it was killed; `null` if it survived
 */
export async function runBatch(batch: Batch, tell: Tell): Promise<void> {
  let places = batch.mutants.map((_, at) => at);
  while (places.length > 0) {
    const mutants = places.map((at) => batch.mutants[at] ?? null);
    const { ended, hung } = await runOnce({ ...batch, mutants }, (at, killedBy) =>
      tell(places[at] ?? -1, killedBy),
    );
    if (hung !== null) tell(places[hung] ?? -1, 'hangs');
    else if (ended.size < mutants.length) throw new Error(`${batch.test} stopped before its end.`);
    places = places.filter((_, at) => !ended.has(at) && at !== hung);
  }
}

/** One child process; it is killed as soon as one of its mutants hangs. */
function runOnce(batch: Batch, tell: Tell): Promise<{ ended: Set<number>; hung: number | null }> {
  const ended = new Set<number>();
  let running: number | null = null;
  let hung: number | null = null;
  const child = fork(fileURLToPath(new URL('./batch.ts', import.meta.url)));
  const onHang = () => {
    hung = running;
    child.kill('SIGKILL');
  };
  let watch = setTimeout(onHang, HANGS_AFTER);
  child.on('message', (progress: Progress) => {
    clearTimeout(watch);
    watch = setTimeout(onHang, HANGS_AFTER);
    if (progress.type === 'started') running = progress.at;
    else {
      running = null;
      ended.add(progress.at);
      tell(progress.at, progress.killedBy);
    }
  });
  child.send(batch);
  return new Promise((resolve) => {
    child.on('exit', () => {
      clearTimeout(watch);
      resolve({ ended, hung });
    });
  });
}

/** Works through jobs, some at a time. */
export async function inParallel(jobs: readonly (() => Promise<void>)[], width: number) {
  const left = [...jobs];
  const work = async () => {
    for (let job = left.shift(); job; job = left.shift()) await job();
  };
  await Promise.all(Array.from({ length: width }, work));
}
