import type { Page } from 'playwright-core';
import { provideFakeMedia } from './fake-media';

export const fakeMedia = (page: Page): Promise<unknown> => page.addInitScript(provideFakeMedia);

export const hurryCharts = (page: Page, times: number): Promise<unknown> =>
  page.addInitScript((pace) => {
    const clock = {
      setTimeout: (run: () => void, delay: number) => setTimeout(run, delay / pace),
      clearTimeout: (id: number) => clearTimeout(id),
    };
    globalThis.startOptions = { ...globalThis.startOptions, clock };
  }, times);

/** @param kept a delay, in milliseconds, that is not shortened */
export const hurryTimers = (page: Page, times: number, kept: number): Promise<unknown> =>
  page.addInitScript(
    ([pace, readingTime]) => {
      const { setTimeout: wait } = globalThis;
      const hurried = (run: () => void, delay = 0, ...values: unknown[]) =>
        wait(run, delay < 1000 || delay === readingTime ? delay : delay / pace, ...values);
      Object.assign(globalThis, { setTimeout: hurried });
    },
    [times, kept] as const,
  );

/** Turns data saver off, which the test setup turns on by default. */
export const saveNoData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true });
  });
