/** Starts what all browser tests share: the built site on the reference provider, and a Chromium. */
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { CHROMIUM_FLAGS, findChromium } from '../../../scripts/chromium';
import { ensureSiteIsBuilt } from '../../../scripts/site-build';
import { startServer } from '../../../server/start';

declare module 'vitest' {
  interface ProvidedContext {
    /** The site's origin. */
    address: string;
    /** The WebSocket address of the shared Chromium. */
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
