/** Once for all browser tests: the built site on the real provider, and one real Chromium. */
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { CHROMIUM_FLAGS, findChromium } from '../../../scripts/chromium';
import { ensureSiteIsBuilt } from '../../../scripts/site-build';
import { startServer } from '../../../server/start';

declare module 'vitest' {
  interface ProvidedContext {
    /** The site's address. */
    address: string;
    /** Where the shared Chromium is to be reached. */
    chromium: string;
  }
}

export default async function setUp({ provide }: TestProject) {
  await ensureSiteIsBuilt();
  const server = await startServer({
    dataDir: null,
    limits: null,
    passwordCost: 2 ** 10,
    log: { info() {}, error: console.error },
  });
  const browser = await chromium.launchServer({
    executablePath: findChromium(),
    args: CHROMIUM_FLAGS,
  });
  provide('address', server.address);
  provide('chromium', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await server.stop();
  };
}
