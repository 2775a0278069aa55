/**
 * Measures how long a list of 10,000 cards takes to show its first card.
 * `ready` is the time in ms from the end of the list's response to that first card.
 * Delays the response until the app has started, so that startup does not count.
 */
import type { Browser } from 'playwright-core';
import { DESKTOP, openContext, slowDown } from './context';

const COUNT = 10_000;
const SLOWER = 6;

export interface CardFigures {
  ready: number;
  cards: number;
}

declare global {
  var shownAt: Promise<number> | undefined;
}

export async function measureCards(browser: Browser, address: string): Promise<CardFigures> {
  const context = await openContext(browser, { viewport: DESKTOP });
  const page = await context.newPage();
  await slowDown(page, SLOWER);
  const data = Array.from({ length: COUNT }, (_, n) => ({ id: n + 1, name: `Title ${n + 1}` }));
  await page.route('**/user/movie-list', async (route) => {
    await page.waitForFunction(() => globalThis.early?.done.signal.aborted === true);
    await route.fulfill({ json: { data } });
  });
  await page.addInitScript(() => {
    globalThis.shownAt = new Promise((resolve) => {
      const look = () => {
        const card = document.querySelector('main a[href="/movie-details/1"]');
        if (card) requestAnimationFrame(() => resolve(performance.now()));
        else requestAnimationFrame(look);
      };
      look();
    });
  });
  await page.goto(`${address}/movies`);
  const figures = await page.evaluate(async () => {
    const shownAt = (await globalThis.shownAt) ?? Number.NaN;
    const [list] = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('/user/movie-list')) as PerformanceResourceTiming[];
    return {
      ready: Math.round(shownAt - (list?.responseEnd ?? Number.NaN)),
      cards: document.querySelectorAll('main a[href^="/movie-details/"]').length,
    };
  });
  await context.close();
  return figures;
}
