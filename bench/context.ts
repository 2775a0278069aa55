import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

export type ContextOptions = NonNullable<Parameters<Browser['newContext']>[0]>;
export type StorageState = NonNullable<ContextOptions['storageState']>;

export const DESKTOP = { width: 1440, height: 900 };

export async function openContext(
  browser: Browser,
  options: ContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ serviceWorkers: 'block', ...options });
  // Defines esbuild's `__name` helper, which code sent to the page may call.
  await context.addInitScript('globalThis.__name = (it) => it');
  return context;
}

export async function slowDown(page: Page, times: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
  return session;
}
