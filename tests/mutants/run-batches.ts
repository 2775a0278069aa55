import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Batch, Progress } from './batch';

const HANGS_AFTER = 60_000;

type Report = (at: number, killedBy: string | null) => void;

/** @param report receives `null` for a mutant that survived, else a test or `hangs` */
export async function runBatch(batch: Batch, report: Report): Promise<void> {
  let places = batch.mutants.map((_, at) => at);
  while (places.length > 0) {
    const mutants = places.map((at) => batch.mutants[at] ?? null);
    const { ended, hung } = await runOnce({ ...batch, mutants }, (at, killedBy) =>
      report(places[at] ?? -1, killedBy),
    );
    if (hung !== null) report(places[hung] ?? -1, 'hangs');
    else if (ended.size < mutants.length) throw new Error(`${batch.test} stopped before its end.`);
    places = places.filter((_, at) => !ended.has(at) && at !== hung);
  }
}

function runOnce(
  batch: Batch,
  report: Report,
): Promise<{ ended: Set<number>; hung: number | null }> {
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
      report(progress.at, progress.killedBy);
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

export async function inParallel(jobs: readonly (() => Promise<void>)[], width: number) {
  const left = [...jobs];
  const work = async () => {
    for (let job = left.shift(); job; job = left.shift()) await job();
  };
  await Promise.all(Array.from({ length: width }, work));
}
