/** A folder of films is imported and served, and every title plays. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { startServer } from '../../../server/start';
import { makeFilm, nfo, SRT, write } from '../../library/support/films';
import { runImport } from '../../library/support/importing';
import { folderWith, shared } from '../../server/support/shared';
import { openHome } from '../home/rows';
import { createAccount } from '../setup/account';
import { test } from '../setup/test';
import { realPlayerOn } from '../title/player-page';

const films = folderWith({}, afterAll);
const libraryDir = join(folderWith({}, afterAll), 'library');
const SEA = 'O Mar Aberto (2024)';
/** In milliseconds: four films are opened one after another. */
const TIME = 120_000;

beforeAll(async () => {
  const video = ['-c:v', 'mpeg4'];
  makeFilm(join(films, SEA, `${SEA}.mkv`), { seconds: 20, size: '160x90', sounds: ['por', 'eng'] });
  makeFilm(join(films, 'Fogo 100% #1.avi'), { seconds: 3, video, sound: ['-c:a', 'libmp3lame'] });
  makeFilm(join(films, 'Silent.mp4'), { seconds: 3, sounds: [] });
  write(films, {
    [`${SEA}/movie.nfo`]: nfo('<title>O Mar Aberto</title><genre>Drama</genre>'),
    [`${SEA}/${SEA}.pt.srt`]: SRT,
  });
  await runImport(films, libraryDir);
}, TIME);

const site = shared(
  () =>
    startServer(
      { dataDir: null, rateLimits: false, libraryDir },
      { passwordCost: 2 ** 10, log: { info() {}, error: console.error } },
    ),
  (server) => server.stop(),
);

/** Addresses that are not there. */
function watchMissing(page: Page): string[] {
  const missing: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 404) missing.push(new URL(response.url()).pathname);
  });
  return missing;
}

test('every title of a folder plays to a first frame, with its soundtracks and captions', {
  timeout: TIME,
}, async ({ open }) => {
  const { storageState } = await createAccount(site.address);
  const page = await open({ baseURL: site.address, storageState });
  const missing = watchMissing(page);
  const film = await realPlayerOn(page);
  await openHome(page);
  for (const name of ['Fogo 100% #1', 'Silent', 'O Mar Aberto']) {
    await page.goto('/movies');
    await page.getByRole('link', { name }).first().click();
    await page.getByRole('heading', { name, level: 1 }).waitFor();
    await film.pressPlay();
    await expect.poll(async () => (await film.now()).second).toBeGreaterThan(0);
  }
  const choices = () => page.getByRole('menuitemradio').allTextContents();
  await film.openSettings(/^Audio/);
  await expect.poll(choices).toEqual(['Português', 'English']);
  await film.choose('English');
  await film.openSettings(/^Captions/);
  await expect.poll(choices).toEqual(['Off', 'Português']);
  expect(missing).toEqual([]);
});

test('a title is shown within five seconds of its import', { timeout: TIME }, async () => {
  makeFilm(join(films, 'New.mp4'), { seconds: 1 });
  await runImport(films, libraryDir);
  const names = async () => {
    const { data } = await (await fetch(`${site.address}/api/v2/user/movie-list`)).json();
    return data.map(({ name }: { name: string }) => name);
  };
  await expect.poll(names, { timeout: 5_000 }).toContain('New');
  rmSync(join(films, 'New.mp4'));
});
