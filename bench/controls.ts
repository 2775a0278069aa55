import type { Browser, CDPSession, Page } from 'playwright-core';
import { DESKTOP, openContext, type StorageState, slowDown } from './context';

const SLOWER = 4;
const TIMES = 4;
const CYCLE = 4000;

declare global {
  var longTasks: number[] | undefined;
}

type Strain = { lost: number; longest: number; work: number };

export async function measureControls(
  browser: Browser,
  address: string,
  storageState: StorageState,
): Promise<Record<string, number>> {
  const context = await openContext(browser, { viewport: DESKTOP, storageState });
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
  const play = page.getByTestId('facts').getByRole('button', { name: /^(Play|Resume)/ });
  await play.click();
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 1);
  const session = await slowDown(page, SLOWER);
  await session.send('Performance.enable');
  await page.waitForTimeout(CYCLE);
  const still = await strain(page, session, () => page.waitForTimeout(TIMES * CYCLE));
  const used = await strain(page, session, async () => {
    for (let time = 0; time < TIMES; time += 1) {
      await page.mouse.move(300 + time * 40, 300);
      await page.mouse.move(320 + time * 40, 320, { steps: 8 });
      await page.waitForTimeout(CYCLE);
    }
  });
  await context.close();
  return {
    'film at 4×: frames lost, alone': still.lost,
    'film at 4×: frames lost, controls shown and hidden': used.lost,
    'film at 4×: work, alone': still.work,
    'film at 4×: work, controls shown and hidden': used.work,
    'film at 4×: longest task, alone': still.longest,
    'film at 4×: longest task, controls shown and hidden': used.longest,
  };
}

async function strain(page: Page, session: CDPSession, run: () => Promise<void>): Promise<Strain> {
  const work = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const parts = metrics.filter(({ name }) => /^(Script|Layout|RecalcStyle)Duration$/.test(name));
    return parts.reduce((sum, { value }) => sum + value * 1000, 0) / SLOWER;
  };
  const lostFrames = () =>
    page.evaluate(
      () => document.querySelector('video')?.getVideoPlaybackQuality().droppedVideoFrames ?? 0,
    );
  const before = { lost: await lostFrames(), work: await work() };
  await page.evaluate(() => globalThis.longTasks?.splice(0));
  await run();
  const tasks = await page.evaluate(() => globalThis.longTasks ?? []);
  return {
    lost: (await lostFrames()) - before.lost,
    work: Math.round((await work()) - before.work),
    longest: Math.round(Math.max(0, ...tasks)),
  };
}
