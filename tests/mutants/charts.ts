import { readdirSync } from 'node:fs';
import type { Batch } from './batch';
import { machineOf } from './machine-of';
import { type Mutant, mutantsOf } from './mutant';
import type { Verdict } from './report';
import { keyFor, type Results } from './results';
import { inParallel, runBatch } from './run-batches';

const SUFFIX = '.machine.ts';
const LINT = 'tests/machines/lint.test.ts';
const BATCH_SIZE = 40;

interface Subject {
  readonly of: string;
  readonly module: string;
  readonly tests: readonly string[];
  readonly mutant: Mutant;
  readonly hash: string;
}

export async function runCharts(
  flows: readonly string[],
  results: Results,
  equivalent: ReadonlySet<string>,
  say: (line: string) => void,
): Promise<Verdict[]> {
  const known = readdirSync('machines').map((file) => file.replace(SUFFIX, ''));
  const unknown = flows.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`There is no flow called ${unknown.join(', ')}.`);
  const chosen = known.filter((name) => flows.length === 0 || flows.includes(name));
  const subjects = (await Promise.all(chosen.map(subjectsOf))).flat();
  const stages = Math.max(...subjects.map(({ tests }) => tests.length));
  for (let stage = 0; stage < stages; stage += 1) {
    const left = subjects.filter(
      (it) => it.tests[stage] && !killerOf(it, results) && !results.has(keyOf(it, stage)),
    );
    await runAll(left, stage, results, say);
  }
  return subjects.map((it) => ({
    ...it.mutant,
    of: it.of,
    killedBy: killerOf(it, results),
    isEquivalent: equivalent.has(it.mutant.id),
  }));
}

async function subjectsOf(name: string): Promise<Subject[]> {
  const module = `machines/${name}${SUFFIX}`;
  const own = readdirSync('tests/machines')
    .filter((file) => file.startsWith(`${name}.`) || file.startsWith(`${name}-`))
    .map((file) => `tests/machines/${file}`);
  const tests = [
    ...own
      .filter((file) => file.endsWith('.test.ts'))
      .sort()
      .reverse(),
    LINT,
  ];
  const reads = [...own, `flows/cases/${name}.ts`, ...harness()];
  return mutantsOf(name, await machineOf(name)).map((mutant) => ({
    of: name,
    module,
    tests,
    mutant,
    hash: keyFor(mutant.id, [module, ...reads]),
  }));
}

function keyOf({ tests, hash }: Subject, stage: number): string {
  return stage === 0 ? hash : `${tests[stage]} ${hash}`;
}

function killerOf(subject: Subject, results: Results): string | null {
  for (const [stage, test] of subject.tests.entries()) {
    const killedBy = results.killedBy(keyOf(subject, stage));
    if (killedBy) return test === LINT ? `lint: ${killedBy}` : killedBy;
  }
  return null;
}

function harness(): string[] {
  return ['tests/machines/harness', 'flows/harness', 'flows/test-paths'].flatMap((folder) =>
    readdirSync(folder).map((file) => `${folder}/${file}`),
  );
}

async function runAll(
  subjects: readonly Subject[],
  stage: number,
  results: Results,
  say: (line: string) => void,
): Promise<void> {
  const modules = [...new Set(subjects.map(({ module }) => module))];
  let done = 0;
  const jobs = modules.flatMap((module) =>
    inChunks(subjects.filter((it) => it.module === module)).map((chunk) => async () => {
      const test = chunk[0]?.tests[stage] ?? '';
      await runUnchangedFirst({ module, test }, chunk, (subject, killedBy) => {
        results.keep(keyOf(subject, stage), killedBy);
        done += 1;
        if (done % 50 === 0 || done === subjects.length) say(`${done} of ${subjects.length}`);
      });
    }),
  );
  await inParallel(jobs, 2);
}

async function runUnchangedFirst(
  { module, test }: Omit<Batch, 'mutants'>,
  chunk: readonly Subject[],
  tell: (subject: Subject, killedBy: string | null) => void,
): Promise<void> {
  const mutants = [null, ...chunk.map(({ mutant }) => mutant.id)];
  await runBatch({ module, test, mutants }, (at, killedBy) => {
    const subject = chunk[at - 1];
    if (subject) tell(subject, killedBy);
    else if (killedBy) throw new Error(`${test} fails on the chart as it is: ${killedBy}`);
  });
}

function inChunks<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / BATCH_SIZE) }, (_, at) =>
    items.slice(at * BATCH_SIZE, (at + 1) * BATCH_SIZE),
  );
}
