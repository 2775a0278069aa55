import type { Browser } from 'playwright-core';
import { openContext, slowDown } from './context';

const SLOWER = 4;
const PACE = 8;

export async function measureRows(browser: Browser, address: string): Promise<number> {
  const context = await openContext(browser, {
    viewport: { width: 412, height: 823 },
    isMobile: true,
  });
  const page = await context.newPage();
  await page.goto(`${address}/browse`, { waitUntil: 'networkidle' });
  await slowDown(page, SLOWER);
  const dropped = await page.evaluate(
    (pace) =>
      new Promise<number>((resolve) => {
        const FRAME = 1000 / 60;
        let last: number | null = null;
        let late = 0;
        const next = (now: number) => {
          if (last !== null) late += Math.max(0, Math.round((now - last) / FRAME) - 1);
          last = now;
          scrollBy(0, pace);
          const isThere = document.querySelectorAll('[data-rows] > section article').length > 0;
          const isAll = document.querySelectorAll('[data-rows] > section').length >= 7;
          if (isThere && isAll) resolve(late);
          else requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
      }),
    PACE,
  );
  await context.close();
  return dropped;
}
