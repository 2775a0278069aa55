import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { startServer } from '../../../server/start';

export async function startSite(
  site: object,
  files: Readonly<Record<string, string | Buffer>> = {},
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fin-operator-'));
  for (const [name, content] of Object.entries({ ...files, 'site.json': JSON.stringify(site) })) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
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
