/**
 * What the controls cost a film that plays, with a processor four times slower: frames that the video lost, and
 * moments (ms) in which the page answered nobody, while the controls are shown and hidden again and again, beside
 * the same seconds without a hand on them.
 */
import type { Browser, Page } from 'playwright-core';
import type { LocalStorage } from '../tests/browser/setup/account';

const SLOWER = 4;
/** Times that the controls are shown and hidden; each takes the 3 s after which they hide, and a bit. */
const TIMES = 4;
const CYCLE = 4000;

declare global {
  var longTasks: number[] | undefined;
}

type Strain = { lost: number; longest: number; long: number };

export async function measureControls(
  browser: Browser,
  address: string,
  storage: LocalStorage,
): Promise<Record<string, number>> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    storageState: { cookies: [], origins: [{ origin: address, localStorage: storage }] },
    serviceWorkers: 'block',
  });
  await context.addInitScript('globalThis.__name = (it) => it');
  const page = await context.newPage();
  await page.addInitScript(() => {
    const tasks: number[] = [];
    globalThis.longTasks = tasks;
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    });
    observer.observe({ type: 'longtask' });
  });
  await page.goto(`${address}/movie-details/163`, { waitUntil: 'networkidle' });
  await page.getByTestId('facts').getByRole('button', { name: /^Play/ }).click();
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 1);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await wait(page, CYCLE);
  const still = await strain(page, () => wait(page, TIMES * CYCLE));
  const used = await strain(page, async () => {
    for (let time = 0; time < TIMES; time += 1) {
      await page.mouse.move(300 + time * 40, 300);
      await page.mouse.move(320 + time * 40, 320, { steps: 8 });
      await wait(page, CYCLE);
    }
  });
  await context.close();
  return {
    'film at 4×: frames lost, alone': still.lost,
    'film at 4×: frames lost, controls shown and hidden': used.lost,
    'film at 4×: long tasks, alone': still.long,
    'film at 4×: long tasks, controls shown and hidden': used.long,
    'film at 4×: longest task, alone': still.longest,
    'film at 4×: longest task, controls shown and hidden': used.longest,
  };
}

async function strain(page: Page, run: () => Promise<void>): Promise<Strain> {
  const lostFrames = () =>
    page.evaluate(
      () => document.querySelector('video')?.getVideoPlaybackQuality().droppedVideoFrames ?? 0,
    );
  const before = await lostFrames();
  await page.evaluate(() => globalThis.longTasks?.splice(0));
  await run();
  const tasks = await page.evaluate(() => globalThis.longTasks ?? []);
  return {
    lost: (await lostFrames()) - before,
    long: tasks.length,
    longest: Math.round(Math.max(0, ...tasks)),
  };
}

const wait = (page: Page, time: number): Promise<void> =>
  page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), time);
