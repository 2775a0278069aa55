import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findBrowser } from '../../scripts/chromium';
import { lockFolder } from '../../server/db/lock';
import { findPostgres } from '../server/support/postgres-programs';
import { findFfmpeg } from '../support/ffmpeg-programs';
import { LOCK } from '../support/programs';

test('a CHROME_PATH without a program is refused with the path and what was expected', () => {
  vi.stubEnv('CHROME_PATH', '/no/browser');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(() => findBrowser()).toThrow(
    'CHROME_PATH is /no/browser, where there is no program. ' +
      'Set it to the program of a Chromium, Chrome or Edge, or unset it.',
  );
});

test('a PG_BIN without the programs is refused with the path and what was expected', async () => {
  vi.stubEnv('PG_BIN', '/no/postgresql');
  onTestFinished(() => void vi.unstubAllEnvs());
  await expect(findPostgres()).rejects.toThrow(
    'PG_BIN is /no/postgresql, where there are no programs initdb and pg_ctl. ' +
      'Set it to the folder that has them, or unset it.',
  );
});

test('where nothing is installed, the programs of the packages are found', async () => {
  vi.stubEnv('PATH', '');
  vi.stubEnv('CHROME_PATH', '');
  vi.stubEnv('PG_BIN', '');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect((await findPostgres()).bin).toMatch(/bin$/);
  expect(findBrowser().path).toBeTruthy();
  expect(findFfmpeg().ffmpeg).toMatch(/ffmpeg$/);
  // On first use, a package may have to unpack its program.
}, 60_000);

test('a second run in a folder reports that the tests are running there', async () => {
  mkdirSync(LOCK, { recursive: true });
  const unlock = await lockFolder(LOCK, 'taken').catch(() => async () => {});
  onTestFinished(unlock);
  const { status, stderr } = spawnSync('node_modules/.bin/tsx', ['tests/run.ts'], {
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: 'The tests are running in this folder already. Wait for their end.\n',
  });
}, 60_000);
