/** A provider whose site is an operator's own. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { startServer } from '../../../server/start';

/** @param site the content of `site.json` @returns its address, until the test has ended */
export async function startSite(site: object): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fin-operator-'));
  await writeFile(join(folder, 'site.json'), JSON.stringify(site));
  const server = await startServer(
    { dataDir: null, rateLimits: false, site: folder },
    { passwordCost: 2 ** 10, log: { info() {}, error: console.error } },
  );
  onTestFinished(async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  });
  return server.address;
}
