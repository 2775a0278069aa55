import type { Browser, Locator, Page } from 'playwright-core';
import { DESKTOP, openContext, type StorageState, slowDown } from './context';

const SLOWER = 6;

declare global {
  var answered: number[] | undefined;
  var interactionsBefore: number | undefined;
}

type Press = readonly [name: string, path: string, act: (page: Page) => Promise<void>];

/**
 * Clicks at coordinates, since `locator.click()` queries the layout between its mouse events.
 * Such a query could prolong the measured press.
 */
async function press(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2);
  await rest(page);
  await page.mouse.down();
  await page.mouse.up();
}

const click = (page: Page, name: string | RegExp) =>
  press(page, page.getByRole('button', { name }).and(page.locator(':visible')).first());

async function rest(page: Page): Promise<void> {
  await page.waitForTimeout(1000);
  await page.evaluate(() => {
    globalThis.answered?.splice(0);
    globalThis.interactionsBefore = Number(Reflect.get(performance, 'interactionCount'));
  });
}

const PRESSES: readonly Press[] = [
  ['next slide', '/browse', (page) => click(page, /^Next/)],
  ['heart', '/browse', (page) => click(page, /watchlist$/)],
  ['menu', '/browse', (page) => click(page, /^Profile of/)],
  [
    'Escape from a menu',
    '/browse',
    async (page) => {
      await click(page, /^Profile of/);
      await page.getByRole('menu').waitFor();
      await rest(page);
      await page.keyboard.press('Escape');
    },
  ],
  ['dialog', '/movie-details/101', (page) => click(page, /^Send e-?mail/i)],
  [
    'another page',
    '/browse',
    (page) => press(page, page.getByRole('navigation').getByRole('link', { name: 'Movies' })),
  ],
  [
    'first key of a search',
    '/browse',
    async (page) => {
      await page.keyboard.press('/');
      await rest(page);
      await page.keyboard.press('s');
    },
  ],
];

export async function measurePresses(
  browser: Browser,
  address: string,
  storageState: StorageState,
): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const [name, path, act] of PRESSES) {
    const context = await openContext(browser, { viewport: DESKTOP, storageState });
    const page = await context.newPage();
    await page.addInitScript(() => {
      const answered: number[] = [];
      globalThis.answered = answered;
      const watch = { type: 'event', buffered: true, durationThreshold: 16 };
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (Reflect.get(entry, 'interactionId')) answered.push(entry.duration);
        }
      }).observe(watch);
    });
    await page.goto(address + path, { waitUntil: 'networkidle' });
    await slowDown(page, SLOWER);
    await act(page);
    await page.waitForFunction(
      () =>
        Number(Reflect.get(performance, 'interactionCount')) > (globalThis.interactionsBefore ?? 0),
    );
    await page.waitForTimeout(500);
    // Counts events shorter than 16 ms as 8 ms, since Event Timing does not report them.
    found[name] = Math.max(8, ...((await page.evaluate(() => globalThis.answered)) ?? []));
    await context.close();
  }
  return found;
}
