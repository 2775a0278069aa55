import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildServer, SERVER_FILE } from '../../scripts/server-build';
import { startProcess } from './support/process';

test('the built server imports only what a production install holds', async () => {
  const { dependencies } = JSON.parse(await readFile('package.json', 'utf8'));
  const packages = (await buildServer()).filter((name) => !isBuiltin(name)).map(packageOf);
  expect(packages).toContain('hono');
  expect(packages.filter((name) => !(name in dependencies))).toEqual([]);
});

test('the built server answers calls and serves the demo, and ends when it is told to', async () => {
  await buildServer();
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'fin-build-'));
  onTestFinished(() => rm(DATA_DIR, { recursive: true, force: true }));
  const { address, end } = await startProcess({ DATA_DIR }, [SERVER_FILE]);
  const addresses = [
    '/healthz',
    '/api/v2/user/banners',
    '/media/artwork/101-poster.webp',
    '/media/streams/slow-orbit/master.m3u8',
    '/ads/house.js',
    '/ads/house.svg',
  ];
  const statuses = await Promise.all(
    addresses.map(async (path) => [path, (await fetch(address + path)).status]),
  );
  expect(statuses).toEqual(addresses.map((path) => [path, 200]));
  expect(await end('SIGTERM')).toBe(0);
});

/** `@scope/name/part` → `@scope/name` */
function packageOf(specifier: string): string {
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}
