/** A clock of the charts' delays that only a test moves on. All else on the page keeps the real time. */
import type { Page } from 'playwright-core';

declare global {
  /** Lets delays of the charts pass, in milliseconds. */
  var advanceFlows: (milliseconds: number) => Promise<void>;
}

/** Stops the clock of the pages that are opened from now on. */
export async function stopFlowClock(page: Page): Promise<void> {
  await page.addInitScript(useStoppedClock);
}

/**
 * Ends the delays that are over by then, in their order; the page draws a frame after each, and one before where
 * none is: what is about to begin a delay has begun it by then.
 */
export async function passFlowTime(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate((it) => globalThis.advanceFlows(it), milliseconds);
}

/** Runs in the page before the site does, so it stands alone. */
function useStoppedClock(): void {
  const timers = new Map<number, { due: number; run: () => void }>();
  let now = 0;
  let last = 0;
  const clock = {
    setTimeout(run: () => void, delay: number) {
      last += 1;
      timers.set(last, { due: now + delay, run });
      return last;
    },
    clearTimeout: (id: number) => void timers.delete(id),
  };
  globalThis.startOptions = { ...globalThis.startOptions, clock };
  const nextUntil = (end: number) =>
    [...timers].filter(([, { due }]) => due <= end).sort(([, a], [, b]) => a.due - b.due)[0];
  // Then the page is idle: rows that React renders in the background have begun their own delays.
  const untilDrawn = () =>
    new Promise((resolve) =>
      requestAnimationFrame(() =>
        requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 500 })),
      ),
    );
  globalThis.advanceFlows = async (milliseconds) => {
    const end = now + milliseconds;
    if (!nextUntil(end)) await untilDrawn();
    for (let next = nextUntil(end); next; next = nextUntil(end)) {
      const [id, { due, run }] = next;
      now = due;
      timers.delete(id);
      run();
      await untilDrawn();
    }
    now = end;
  };
}
