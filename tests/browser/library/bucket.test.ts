import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';
import { settingsFrom } from '../../../server/settings';
import { startServer } from '../../../server/start';
import { makeFilm, SRT, write } from '../../library/support/films';
import { runImport } from '../../library/support/importing';
import { startFakeS3 } from '../../server/support/fake-s3';
import { folderWith, shared } from '../../server/support/shared';
import { createAccount } from '../setup/account';
import { test } from '../setup/test';
import { realPlayerOn } from '../title/player-page';

const FILM = 'O Mar Aberto (2024)';
const TIME = 120_000;

const films = folderWith({}, afterAll);
const libraryDir = join(folderWith({}, afterAll), 'library');
const s3 = shared(startFakeS3, (it) => it.stop());

/** Uploads files without content types, as many copying tools do. */
function copyLibrary(): void {
  for (const name of readdirSync(libraryDir, { recursive: true, encoding: 'utf8' })) {
    const path = join(libraryDir, name);
    if (statSync(path).isFile())
      s3.objects.set(name, { type: 'binary/octet-stream', bytes: readFileSync(path) });
  }
}

test('a film plays from the bucket, with its soundtracks, captions and pictures', {
  timeout: TIME,
}, async ({ open }) => {
  makeFilm(join(films, FILM, `${FILM}.mkv`), {
    seconds: 20,
    size: '160x90',
    sounds: ['por', 'eng'],
  });
  write(films, { [`${FILM}/${FILM}.pt.srt`]: SRT });
  await runImport(films, libraryDir);
  copyLibrary();
  const { mediaBucket } = settingsFrom({ MEDIA_URL: s3.addressWith() });
  const site = await startServer(
    { dataDir: null, rateLimits: false, mediaBucket },
    { passwordCost: 2 ** 10, log: { info() {}, error: console.error } },
  );
  try {
    const { storageState } = await createAccount(site.address);
    const page = await open({ baseURL: site.address, storageState });
    const failed: string[] = [];
    page.on('response', (it) => {
      if (it.status() >= 400) failed.push(`${it.status()} ${it.url()}`);
    });
    const film = await realPlayerOn(page);
    await page.goto('/movies');
    await page.getByRole('link', { name: 'O Mar Aberto' }).first().click();
    await film.pressPlay();
    await expect.poll(async () => (await film.now()).second).toBeGreaterThan(0);
    const choices = () => page.getByRole('menuitemradio').allTextContents();
    await film.openSettings(/^Audio/);
    await expect.poll(choices).toEqual(['Português', 'English']);
    await film.choose('English');
    await film.openSettings(/^Captions/);
    await expect.poll(choices).toEqual(['Off', 'Português']);
    expect(failed).toEqual([]);
    const kinds = s3.answers.map((it) => /^(20[06]) .*\.(mp4|avif|webp|json)$/.exec(it)?.[2]);
    expect(kinds).toEqual(expect.arrayContaining(['mp4', 'json', 'avif']));
  } finally {
    await site.stop();
  }
});
