/**
 * `npm test` runs all suites, then checks that they cover every chart (`flows/coverage.ts`).
 * With arguments, only Vitest runs: `npm test -- --project machines`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { HITS } from '../flows/report-files';
import { lockFolder } from '../server/db/lock';
import { announcePrograms, LOCK } from './support/programs';

const GRACE_MS = 5_000;
const INTERRUPTED = 130;

const only = process.argv.slice(2);
const isWhole = only.length === 0;
const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => interruption.abort());

mkdirSync(LOCK, { recursive: true });
const inUse = 'The tests are running in this folder already. Wait for their end.';
const unlock = await lockFolder(LOCK, inUse).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
const folder = mkdtempSync(join(tmpdir(), 'fin-tests-'));
chmodSync(folder, 0o755);
const status = await runSuites();
await databasesStopped();
rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
await unlock();
process.exit(status);

async function runSuites(): Promise<number> {
  const missing = await announcePrograms();
  if (!isWhole) return run('vitest', 'run', ...only);
  rmSync(HITS, { recursive: true, force: true });
  const status = await run('vitest', 'run', ...missing.map((suite) => `--project=!${suite}`));
  return status || (missing.length > 0 ? 1 : run('tsx', 'flows/coverage.ts'));
}

async function run(program: string, ...options: string[]): Promise<number> {
  if (interruption.signal.aborted) return INTERRUPTED;
  const child = spawn(join('node_modules/.bin', program), options, {
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
    env: { ...process.env, TMPDIR: folder, HITS: isWhole ? 'on' : 'off' },
  });
  interruption.signal.addEventListener('abort', () => {
    signalGroup(child.pid, 'SIGINT');
    setTimeout(() => signalGroup(child.pid, 'SIGKILL'), GRACE_MS).unref();
  });
  const [code]: (number | null)[] = await once(child, 'exit');
  signalGroup(child.pid, 'SIGKILL');
  return interruption.signal.aborted ? INTERRUPTED : (code ?? 1);
}

async function databasesStopped(): Promise<void> {
  const deadline = Date.now() + GRACE_MS;
  const isLeft = () => readdirSync(folder).some((name) => name.startsWith('fin-pg-'));
  while (isLeft() && Date.now() < deadline) await wait(50);
}

function signalGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
