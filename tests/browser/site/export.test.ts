import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished } from 'vitest';
import { startServer } from '../../../server/start';
import { createAccount } from '../setup/account';
import { test } from '../setup/test';
import { FILM, playerOn } from '../title/player-page';
import { startStaticHost } from './static-host';

const TIME = 120_000;

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fin-export-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test('an exported site on a static host plays a film from a provider of another origin', {
  timeout: TIME,
}, async ({ open, logs }) => {
  const [folder, target] = [await newFolder(), await newFolder()];
  const origin = await startStaticHost(target);
  const provider = await startServer(
    { dataDir: null, rateLimits: false, siteDir: null, corsOrigins: [origin] },
    { passwordCost: 2 ** 10, log: { info() {}, error: console.error } },
  );
  onTestFinished(() => provider.stop());
  const site = { name: 'Ária', provider: provider.address, languages: ['en', 'pt'] };
  await writeFile(join(folder, 'site.json'), JSON.stringify(site));
  const program = ['--import', 'tsx', 'site/main.ts', 'export', folder, target];
  await promisify(execFile)(process.execPath, program);

  const { localStorage } = await createAccount(provider.address);
  const page = await open({
    baseURL: origin,
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  const answered = await page.goto(`/pt${FILM}`);
  const { 'content-security-policy': policy = '' } = answered?.headers() ?? {};
  expect(policy.split('; ')).toContain(`connect-src 'self' ${provider.address}`);
  const player = playerOn(page);
  await page.locator('[data-testid=facts] button').first().click();
  await player.seesItPlay();
  await page.locator(`img[src^="${provider.address}/media/"]`).first().waitFor();
  expect(logs.all()).toEqual([]);

  await page.goto('/browse');
  await expect.poll(() => page.title()).toBe('Browse | Ária');
  await page.locator(`a[href="${FILM}"]`).first().waitFor();
});
