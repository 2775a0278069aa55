/**
 * `npm test`: all suites, then whether they have crossed every chart whole (`flows/coverage.ts`). With
 * arguments it is Vitest alone: `npm test -- --project machines`.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { CROSSINGS } from '../flows/report-files';

const only = process.argv.slice(2);
const isWhole = only.length === 0;
if (isWhole) rmSync(CROSSINGS, { recursive: true, force: true });
run('vitest', 'run', ...only);
if (isWhole) run('tsx', 'flows/coverage.ts');

function run(command: string, ...options: string[]): void {
  const env = { ...process.env, CROSSINGS: isWhole ? 'on' : 'off' };
  const { status } = spawnSync('npx', [command, ...options], { stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}
