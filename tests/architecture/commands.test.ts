import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

test("CI runs the README's commands and the checks, and installs no system package", () => {
  const lines = readFileSync('.ci/run', 'utf8').split('\n');
  expect(lines.filter((line) => line !== '' && !line.startsWith('#'))).toEqual([
    'set -euo pipefail',
    'cd "$(dirname "$0")/.."',
    'npm ci --no-audit --no-fund',
    'npm run check',
    'npm test',
    'npm run size',
  ]);
});

test('the check before a commit needs no build, no server and no browser', () => {
  expect(scripts.check.split(' && ')).toEqual([
    'npm run typecheck',
    'npm run lint',
    'knip',
    'vitest run --project architecture',
    'npm run texts',
    'npm run map -- --check',
    'npm run api -- --check',
    'npm run flows -- --check',
  ]);
});

test.each([
  { node: '18.20.4', isRefused: true },
  { node: '20.18.3', isRefused: true },
  { node: '20.19.0', isRefused: false },
  { node: '22.1.0', isRefused: false },
])('Node $node is refused with a message: $isRefused', ({ node, isRefused }) => {
  const pretend = `Object.defineProperty(process, 'versions', { value: { node: '${node}' } })`;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`, 'scripts/check-node.mjs'],
    { encoding: 'utf8' },
  );
  expect({ status, stderr }).toEqual(
    isRefused
      ? { status: 1, stderr: `Fin needs Node 20.19 or newer; this is ${node}.\n` }
      : { status: 0, stderr: '' },
  );
});
