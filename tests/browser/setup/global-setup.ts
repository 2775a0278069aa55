import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { findBrowser, launchOptions } from '../../../scripts/chromium';
import { buildDesk } from '../../../scripts/desk-build';
import { ensureSiteIsBuilt } from '../../../scripts/site-build';
import { startServer } from '../../../server/start';

declare module 'vitest' {
  interface ProvidedContext {
    address: string;
    chromium: string;
    slowMo: number;
  }
}

const IS_HEADED = process.env.HEADED === 'on';

export default async function setUp({ provide }: TestProject) {
  const found = findBrowser(IS_HEADED);
  await ensureSiteIsBuilt();
  await buildDesk();
  const server = await startServer(
    {
      dataDir: null,
      rateLimits: false,
      flows: true,
      adminToken: 'a-token-for-the-desk-of-these-tests',
    },
    {
      passwordCost: 2 ** 10,
      hasOpenFilms: true,
      // Replaces the atlas with an empty page for idle tabs (`tab.ts`).
      flowsDir: join(import.meta.dirname, 'resting-page'),
      log: { info() {}, error: console.error },
    },
  );
  const browser = await chromium.launchServer({
    ...launchOptions(found),
    headless: !IS_HEADED,
  });
  provide('address', server.address);
  provide('chromium', browser.wsEndpoint());
  provide('slowMo', IS_HEADED ? 100 : 0);
  return async () => {
    await browser.close();
    await server.stop();
  };
}
