import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Film } from './embeds';

export const SOURCES: readonly [type: string, url: string][] = [
  ['mp4', '/media/streams/paper-boats.mp4'],
  ['HLS', '/media/streams/slow-orbit/master.m3u8'],
  ['YouTube', 'https://www.youtube.com/watch?v=eRsGyueVLvQ'],
  ['Vimeo', 'https://vimeo.com/1084537'],
];

export async function film(page: Page): Promise<Film> {
  const source = page.getByTestId('player').locator('video, iframe');
  await source.waitFor({ state: 'attached' });
  const [, frame] = page.frames();
  if (frame) {
    await frame.waitForFunction(() => globalThis.film);
    return frame.evaluate(() => globalThis.film);
  }
  return source.evaluate(
    ({ currentTime, paused, volume, muted, playbackRate }: HTMLVideoElement) => ({
      time: currentTime,
      isPaused: paused,
      volume,
      isMuted: muted,
      rate: playbackRate,
    }),
  );
}

export const second = async (page: Page): Promise<number> => (await film(page)).time;

/** Waits for the controls, too: until then, keys do nothing and the duration may be unknown. */
export async function expectToGoOn(page: Page): Promise<void> {
  const begun = await second(page);
  await expect.poll(() => second(page)).toBeGreaterThan(begun);
  const isFramed = page.frames().length > 1;
  if (!isFramed) await page.getByTestId('controls').waitFor({ state: 'attached' });
}
