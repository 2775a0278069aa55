/** A sample of mutants of the modules between the charts and the site, killed by browser tests. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
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

/** Effects of charts, and the hooks that hand their values and verbs to screens. */
const WIRING = /^(app|features|state|lib)\/.*(\.actors|\/use-[a-z-]+)\.ts$/;
const REJECTED = 'the compiler';

/** Which browser tests use a module; the first part of its path that fits says so. */
const TESTS: readonly (readonly [module: string, ...tests: string[]])[] = [
  ['features/auth/use-sign-up', 'auth/sign-up', 'network/forms'],
  ['features/auth/use-sign-in', 'auth/sign-in', 'session', 'journeys'],
  ['features/auth/use-password-reset', 'auth/forgot-password'],
  ['features/account/use-password-change', 'account/change-password', 'session'],
  ['features/account', 'account', 'network/forms', 'session'],
  ['features/shared/use-list-filters', 'catalogue/filters', 'search'],
  ['features/title/cast-mail', 'title/cast-mail', 'session', 'network'],
  ['features/title/player', 'title/player', 'title/start', 'title/decide', 'journeys'],
  ['features/home/ad', 'home/ad'],
  ['features/catalogue', 'catalogue/movies', 'catalogue/filters', 'catalogue/live'],
  ['features', ''],
  ['app/notifications', 'auth', 'network', 'watchlist'],
  ['app/page', 'navigation', 'session', 'network'],
  ['state/form', 'auth', 'account', 'network/forms', 'session', 'title/cast-mail'],
  ['state/use-form', 'auth', 'account', 'network/forms', 'session', 'title/cast-mail'],
  ['state/session', 'session', 'auth', 'journeys'],
  ['state/use-session', 'session', 'auth', 'journeys'],
  ['state/watchlist', 'watchlist', 'catalogue', 'network'],
  ['state/use-watchlist', 'watchlist', 'catalogue', 'network'],
  ['state/use-visit', 'catalogue', 'search', 'network'],
  ['state', 'network', 'catalogue', 'home', 'title/title'],
  ['lib', 'auth', 'session', 'search', 'checkout'],
];

/**
 * @param count how many mutants; those that the compiler rejects don't count
 * @param seed the same seed draws the same mutants from the same modules
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
    for (const { module, mutant } of shuffled(all, seed)) {
      if (verdicts.length === count) break;
      const key = keyFor(mutant.source, [`src/${module}`]);
      if (!results.has(key)) results.keep(key, killerOf(copy, module, mutant));
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

/** The browser tests for a module, as folders and beginnings of file names. */
export function testsFor(module: string): string[] {
  const [, ...tests] = TESTS.find(([part]) => module.startsWith(part)) ?? [''];
  const [, feature = ''] = module.split('/');
  return tests.map((test) => `tests/browser/${test || `${feature}/`}`);
}

/** The files under version control, as they are now; packages stay where they are. */
function copyOfSite(): string {
  const copy = mkdtempSync(join(tmpdir(), 'mutants-'));
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' });
  for (const file of list.split('\n').filter(Boolean)) cpSync(file, join(copy, file));
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  return copy;
}

function killerOf(copy: string, module: string, { source }: Mutant): string | null {
  const file = join(copy, 'src', module);
  const original = readFileSync(file);
  writeFileSync(file, source);
  try {
    if (run(copy, 'tsc', '-p', '.').status !== 0) return REJECTED;
    const tests = run(
      copy,
      'vitest',
      'run',
      '--project',
      'browser',
      '--bail',
      '1',
      ...testsFor(module),
    );
    return tests.status === 0 ? null : failureIn(tests.stdout + tests.stderr);
  } finally {
    writeFileSync(file, original);
  }
}

function run(cwd: string, command: string, ...args: string[]) {
  const path = join('node_modules', '.bin', command);
  return spawnSync(path, args, { cwd, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } });
}

/** The first test that fails, or the last line where none was run. */
function failureIn(output: string): string {
  const failed = /^ *FAIL +(.*)$/m.exec(output)?.[1];
  return failed ?? output.trim().split('\n').at(-1) ?? 'failed without a word';
}
