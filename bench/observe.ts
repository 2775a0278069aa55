import type { Page } from 'playwright-core';

export interface Figures {
  lcp: number;
  tbt: number;
  cls: number;
  /** Size of transferred scripts, in kB. */
  scripts: number;
  scriptsToLcp: number;
  requests: number;
}

interface Seen {
  lcp: number;
  tbt: number;
  cls: number;
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
    const { lcp, tbt, cls } = (await page.evaluate(() => globalThis.seen)) ?? {
      lcp: 0,
      tbt: 0,
      cls: 0,
    };
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
  await page.evaluate(async () => {
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    for (let last = -1; last !== globalThis.seen?.lcp; ) {
      last = globalThis.seen?.lcp ?? 0;
      await pause(2000);
    }
  });
}
