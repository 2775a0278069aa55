import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { invite } from '../../../server/accounts/invitations';
import { createConfig } from '../../../server/config';
import { openDatabase } from '../../../server/database';
import { createServices } from '../../../server/services';
import { openSite } from '../../../server/site/written';
import { serve } from '../../../server/start';

export async function startInvitingSite(site: object) {
  const folder = await mkdtemp(join(tmpdir(), 'fin-inviting-'));
  await writeFile(join(folder, 'site.json'), JSON.stringify(site));
  const config = createConfig(
    { dataDir: null, rateLimits: false, site: folder },
    { passwordCost: 2 ** 10, log: { info() {}, error: console.error } },
  );
  await openSite(config);
  const services = createServices(await openDatabase(config), config);
  const server = await serve(services);
  onTestFinished(async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  });
  const origin = server.address;
  return {
    address: origin,
    linkFor: async (email: string, language: string | null = null) =>
      (await invite({ ...services, origin }, { email, language })).link,
  };
}
