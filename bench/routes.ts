import type { Browser, CDPSession, Page } from 'playwright-core';
import { DESKTOP, openContext, type StorageState } from './context';

const CHANGES = 200;
const WARM_UP_CHANGES = 240;

export interface RouteFigures {
  heap: number;
  nodes: number;
  listeners: number;
}

export async function measureRoutes(
  browser: Browser,
  address: string,
  storageState: StorageState,
): Promise<RouteFigures> {
  const context = await openContext(browser, { viewport: DESKTOP, storageState });
  const page = await context.newPage();
  await page.goto(`${address}/tv-show`, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await changePages(page, WARM_UP_CHANGES);
  const before = await count(session, page);
  await changePages(page, CHANGES);
  const after = await count(session, page);
  await context.close();
  return {
    heap: Math.round((after.heap - before.heap) / 1000),
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
  };
}

async function changePages(page: Page, changes: number): Promise<void> {
  const bar = page.getByRole('navigation', { name: 'Main' });
  const stops = [
    () => bar.getByRole('link', { name: 'Home' }).click(),
    () => bar.getByRole('link', { name: 'Movies' }).click(),
    () => page.locator('main article a').first().click(),
    () => bar.getByRole('link', { name: 'TV Show' }).click(),
  ];
  for (let change = 0; change < changes; change += 1) {
    await stops[change % stops.length]?.();
    await page.locator('main h1').first().waitFor();
    await page.locator('main article a').first().waitFor();
  }
}

async function count(session: CDPSession, page: Page) {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(2000);
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((it) => it.name === name)?.value ?? 0;
  return {
    heap: metric('JSHeapUsedSize'),
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
  };
}
