import type { Page } from 'playwright-core';

declare global {
  var advanceFlows: (milliseconds: number) => Promise<void>;
}

export async function stopFlowClock(page: Page): Promise<void> {
  await page.addInitScript(useStoppedClock);
}

export async function passFlowTime(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate((it) => globalThis.advanceFlows(it), milliseconds);
}

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
  // Rendering may start more timers, even in idle time, when rows render in the background.
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
