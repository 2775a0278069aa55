import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { RUNS } from '../../../library/shape/runs';
import { startServer } from '../../../server/start';
import { makeCollection, TITLES_MADE } from '../../library/support/collection';
import { makeFilm } from '../../library/support/films';
import { runImport, stateOf, titlesOf } from '../../library/support/importing';
import { folderWith, shared } from '../../server/support/shared';
import { openHome } from '../home/rows';
import { createAccount } from '../setup/account';
import { test } from '../setup/test';
import { type PlayerPage, realPlayerOn } from '../title/player-page';

const films = folderWith({}, afterAll);
const libraryDir = join(folderWith({}, afterAll), 'library');
const TIME = 300_000;

beforeAll(async () => {
  makeCollection(films);
  const { problems, notes } = await runImport(films, libraryDir);
  expect({ problems, notes }).toEqual({ problems: [], notes: [] });
}, TIME);

const site = shared(
  () =>
    startServer(
      { dataDir: null, rateLimits: false, libraryDir },
      { passwordCost: 2 ** 10, log: { info() {}, error: console.error } },
    ),
  (server) => server.stop(),
);

function watchMissing(page: Page): string[] {
  const missing: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 404) missing.push(new URL(response.url()).pathname);
  });
  return missing;
}

const hasShownFrame = ({ video }: PlayerPage) =>
  video.evaluate((it: HTMLVideoElement) => it.getVideoPlaybackQuality().totalVideoFrames > 0);

test('every title plays to a first frame, with its soundtracks and captions by language', {
  timeout: TIME,
}, async ({ open }) => {
  const { storageState } = await createAccount(site.address);
  const page = await open({ baseURL: site.address, storageState });
  const missing = watchMissing(page);
  const film = await realPlayerOn(page);
  await openHome(page);
  const stored = Object.values(await titlesOf(libraryDir));
  expect(stored).toHaveLength(TITLES_MADE);
  for (const { title } of stored) {
    await page.goto(`/movie-details/${title.id}`);
    await page.getByRole('heading', { name: title.name, level: 1 }).waitFor();
    await film.pressPlay();
    await expect.poll(() => hasShownFrame(film), { message: title.name }).toBe(true);
  }

  const choices = () => page.getByRole('menuitemradio').allTextContents();
  const watch = async (name: string) => {
    await page.goto('/movies');
    await page.getByRole('link', { name }).first().click();
    await page.getByRole('heading', { name, level: 1 }).waitFor();
    await film.pressPlay();
    await film.openSettings(/^Audio/);
  };
  await watch('Many languages');
  await expect.poll(choices).toEqual(['Français', 'Deutsch', '日本語', 'العربية']);
  await watch('O Mar Aberto');
  await expect.poll(choices).toEqual(['Português', 'English']);
  await film.choose('English');
  await film.openSettings(/^Captions/);
  await expect.poll(choices).toEqual(['Off', 'Русский', 'Unknown language']);
  expect(missing).toEqual([]);
});

test('the second import takes two seconds at most, and writes nothing but its report', async () => {
  const titles = () => {
    const { [RUNS]: _, ...others } = stateOf(libraryDir);
    return others;
  };
  const before = titles();
  const begun = performance.now();
  const { made, unchanged } = await runImport(films, libraryDir);
  expect(performance.now() - begun).toBeLessThan(2_000);
  expect({ made, unchanged }).toEqual({ made: 0, unchanged: TITLES_MADE });
  expect(titles()).toEqual(before);
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
