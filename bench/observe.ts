import type { Page } from 'playwright-core';

interface Seen {
  lcp: number;
  tbt: number;
  cls: number;
}

export interface Figures extends Seen {
  /** Size of transferred scripts, in kB. */
  scripts: number;
  scriptsToLcp: number;
  requests: number;
}

declare global {
  var seen: Seen | undefined;
}

export async function observe(page: Page): Promise<() => Promise<Figures>> {
  let scripts = 0;
  let requests = 0;
  page.on('requestfinished', async (request) => {
    requests += 1;
    const sizes = await request.sizes().catch(() => null);
    // Playwright reports a negative size for responses from the service worker.
    if (request.resourceType() === 'script') scripts += Math.max(0, sizes?.responseBodySize ?? 0);
  });
  await page.addInitScript(() => {
    const seen = { lcp: 0, tbt: 0, cls: 0 };
    globalThis.seen = seen;
    const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
        type,
        buffered: true,
      });
    watch('largest-contentful-paint', ({ startTime }) => {
      seen.lcp = startTime;
    });
    watch('longtask', ({ duration }) => {
      seen.tbt += Math.max(0, duration - 50);
    });
    watch('layout-shift', (entry) => {
      if (!Reflect.get(entry, 'hadRecentInput')) seen.cls += Number(Reflect.get(entry, 'value'));
    });
  });
  return async () => {
    const { lcp = 0, tbt = 0, cls = 0 } = (await page.evaluate(() => globalThis.seen)) ?? {};
    const files = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
        ({ name, responseEnd, encodedBodySize }) => ({ name, responseEnd, encodedBodySize }),
      ),
    );
    const early = files.filter(({ name, responseEnd }) => /\.js$/.test(name) && responseEnd <= lcp);
    return {
      lcp: Math.round(lcp),
      tbt: Math.round(tbt),
      cls: Number(cls.toFixed(3)),
      scripts: Math.round(scripts / 1000),
      scriptsToLcp: Math.round(early.reduce((sum, it) => sum + it.encodedBodySize, 0) / 1000),
      requests,
    };
  };
}

export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  const lcp = () => page.evaluate(() => globalThis.seen?.lcp);
  let last: number | undefined;
  do {
    last = await lcp();
    await page.waitForTimeout(2000);
  } while (last !== (await lcp()));
}
