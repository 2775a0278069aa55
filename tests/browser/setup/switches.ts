/** What a test changes in a page before the site's scripts run. */
import type { Page } from 'playwright-core';
import { provideFakeMedia } from './fake-media';

/** Videos of a minute that play without data, whatever their provider. */
export const fakeMedia = (page: Page): Promise<unknown> => page.addInitScript(provideFakeMedia);

/** Delays of charts are over so many times sooner. */
export const hurryCharts = (page: Page, times: number): Promise<unknown> =>
  page.addInitScript((pace) => {
    const clock = {
      setTimeout: (run: () => void, delay: number) => setTimeout(run, delay / pace),
      clearTimeout: (id: number) => clearTimeout(id),
    };
    globalThis.startOptions = { ...globalThis.startOptions, clock };
  }, times);

/**
 * Waits of a second and more are over so many times sooner, those of libraries too.
 * @param kept milliseconds of a wait that is as long as ever, as that in which something can be read
 */
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

/** The tabs of this suite say that data are to be saved; this one says nothing. */
export const saveNoData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true });
  });
