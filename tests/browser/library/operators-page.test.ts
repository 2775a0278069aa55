import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { makeFilm, programs } from '../../library/support/films';
import { startProcess } from '../../server/support/process';
import { folderWith } from '../../server/support/shared';
import { createAccount } from '../setup/account';
import { test } from '../setup/test';
import { realPlayerOn } from '../title/player-page';

function commandsOfPage(): string[] {
  const page = readFileSync('docs/operators/films.md', 'utf8');
  const [, block = ''] =
    /## From nothing to a playing site[\s\S]*?```sh\n([\s\S]*?)```/.exec(page) ?? [];
  return block.trim().split('\n');
}

const shell = (command: string) => ['-c', `exec env ${command}`];

test('its first commands lead to a playing site', { timeout: 240_000 }, async ({ open }) => {
  const [films, folder] = [folderWith(), folderWith()];
  makeFilm(join(films, 'O Mar Aberto (2024)', 'O Mar Aberto (2024).mkv'), { seconds: 4 });
  const own = (command: string) =>
    command.replace('/srv/films', films).replace('.library', join(folder, 'library'));
  const [install, ...commands] = commandsOfPage();
  expect(install, 'CI runs it before the tests').toBe('npm ci');
  const [fill = '', start = '', ...others] = commands.map(own);
  expect(others).toEqual([]);

  const LIBRARY_DIR = join(folder, 'library');
  const env = { ...process.env, LIBRARY_DIR, FFMPEG: programs.ffmpeg, FFPROBE: programs.ffprobe };
  const { status, stdout } = spawnSync('sh', shell(fill), { env, encoding: 'utf8' });
  expect({ status, last: stdout.trim().split('\n').at(-1) }).toEqual({
    status: 0,
    last: `A server with LIBRARY_DIR=${LIBRARY_DIR} shows them.`,
  });

  const site = await startProcess({ DATA_DIR: join(folder, 'data') }, shell(start), 'sh');
  onTestFinished(async () => {
    await site.end('SIGTERM');
  });
  const { storageState } = await createAccount(site.address);
  const page = await open({ baseURL: site.address, storageState });
  const film = await realPlayerOn(page);
  await page.goto('/movies');
  await page.getByRole('link', { name: 'O Mar Aberto' }).first().click();
  await page.getByRole('heading', { name: 'O Mar Aberto', level: 1 }).waitFor();
  await film.pressPlay();
  await expect.poll(async () => (await film.now()).second).toBeGreaterThan(0);
});
