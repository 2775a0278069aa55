/** A sample of mutants of the modules between the charts and the site, killed by browser tests. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Mutant, mutantsOfModule } from './mutant';
import type { Verdict } from './report';
import { keyFor, type Results } from './results';
import { shuffled } from './shuffled';
import { testsFor, type WiringTests } from './wiring-tests';

/** Effects of charts, and the hooks that hand their values and verbs to screens. */
const WIRING = /^(app|features|state|lib)\/.*(\.actors|\/use-[a-z-]+)\.ts$/;
const REJECTED = 'the compiler';

/**
 * @param count how many mutants; those that the compiler rejects don't count
 * @param seed the same seed draws the same mutants from the same modules
 * @throws {Error} when tests fail without any change
 */
export async function runWiring(
  count: number,
  seed: number,
  results: Results,
  equivalent: ReadonlySet<string>,
  say: (line: string) => void,
): Promise<Verdict[]> {
  const modules = wiringModules();
  const all = modules.flatMap((module) =>
    mutantsOfModule(module, readFileSync(`src/${module}`, 'utf8')).map((mutant) => ({
      module,
      mutant,
    })),
  );
  say(`${modules.length} modules, ${all.length} possible mutants`);
  const copy = copyOfSite();
  const verdicts: Verdict[] = [];
  try {
    if (!isCompiled(copy)) throw new Error('The site does not compile without any change.');
    for (const { module, mutant } of shuffled(all, seed)) {
      if (verdicts.length === count) break;
      const tests = testsFor(module);
      const key = keyOf(mutant.source, module, tests);
      if (!results.has(key)) {
        const killer = killerOf(copy, module, mutant, tests);
        if (killer !== null && killer !== REJECTED) passUnchanged(killer, tests, results);
        results.keep(key, killer);
      }
      const killedBy = results.killedBy(key);
      if (killedBy === REJECTED) continue;
      say(`${verdicts.length + 1}. ${mutant.id}: ${killedBy ?? 'survived'}`);
      verdicts.push({ ...mutant, of: module, killedBy, isEquivalent: equivalent.has(mutant.id) });
    }
  } finally {
    rmSync(copy, { recursive: true });
  }
  return verdicts;
}

/** The modules between charts and screens, from `src`. */
export function wiringModules(): string[] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => WIRING.test(path))
    .sort();
}

/** The files under version control, as they are now; packages stay where they are. */
function copyOfSite(): string {
  const copy = mkdtempSync(join(tmpdir(), 'mutants-'));
  for (const file of filesUnderGit([])) cpSync(file, join(copy, file));
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** Differs when the module, or a test that is run against its mutants, has changed. */
function keyOf(source: string, module: string, { files, walks }: WiringTests): string {
  const reads = [`src/${module}`, ...files, ...(walks.length > 0 ? kits() : [])];
  return keyFor(JSON.stringify([source, walks]), reads);
}

function kits(): string[] {
  const folder = 'tests/browser/flows/kits';
  return readdirSync(folder).map((file) => `${folder}/${file}`);
}

/**
 * A test that kills a mutant must pass without it: the killer's file is run on the site as it is, once for each
 * state of the site.
 *
 * @throws {Error} where it fails there as well
 */
function passUnchanged(killer: string, { files, walks }: WiringTests, results: Results): void {
  const file = fileOf(killer, files);
  const folders = ['src', 'machines', 'contract', 'server', 'flows', 'tests/browser'];
  const key = `unchanged ${keyFor(`${file} ${walks}`, filesUnderGit(folders))}`;
  if (results.has(key)) return;
  const failure = failureOf('.', { files: [file], walks });
  if (failure !== null) throw new Error(`Fails without any change: ${failure}`);
  results.keep(key, null);
}

function fileOf(killer: string, files: readonly string[]): string {
  const file = files.find((it) => killer.includes(it));
  if (!file) throw new Error(`No test file of the module is named in ${killer}`);
  return file;
}

/** Those that are there now, whether committed or not. */
function filesUnderGit(folders: readonly string[]): string[] {
  const options = ['ls-files', '-co', '--exclude-standard', ...folders];
  const list = execFileSync('git', options, { encoding: 'utf8' });
  return list.split('\n').filter((file) => existsSync(file));
}

function killerOf(
  copy: string,
  module: string,
  { source }: Mutant,
  tests: WiringTests,
): string | null {
  const file = join(copy, 'src', module);
  const original = readFileSync(file);
  writeFileSync(file, source);
  try {
    return isCompiled(copy) ? confirmedFailureOf(copy, tests) : REJECTED;
  } finally {
    writeFileSync(file, original);
  }
}

function isCompiled(copy: string): boolean {
  return run(copy, {}, 'tsc', '-p', '.').status === 0;
}

/** As `failureOf`, of a test that fails twice: once may be the machine's doing. */
function confirmedFailureOf(copy: string, tests: WiringTests): string | null {
  const failure = failureOf(copy, tests);
  if (failure === null) return null;
  const again = failureOf(copy, { ...tests, files: [fileOf(failure, tests.files)] });
  return again ?? failureOf(copy, tests);
}

/**
 * The first test that fails, or `null`; the site is built once before.
 *
 * @throws {Error} where no test could be run
 */
function failureOf(copy: string, { files, walks }: WiringTests): string | null {
  const options = ['run', '--project', 'browser', '--bail', '1'];
  const setting = walks.length > 0 ? { FLOW_WALK: walks.join() } : {};
  const { status, stdout, stderr } = run(copy, setting, 'vitest', ...options, ...files);
  if (status === 0) return null;
  const failed = /^ *FAIL +(.*)$/m.exec(stdout + stderr)?.[1];
  if (failed) return failed;
  throw new Error(`No test was run:\n${stdout}${stderr}`);
}

function run(
  cwd: string,
  setting: Readonly<Record<string, string>>,
  command: string,
  ...args: string[]
) {
  const path = join('node_modules', '.bin', command);
  const env = { ...process.env, NO_COLOR: '1', ...setting };
  return spawnSync(path, args, { cwd, encoding: 'utf8', env });
}
