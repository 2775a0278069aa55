/** A film as somebody watches it. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

export const FILM = '/movie-details/101';

export const video = (page: Page): Locator => page.getByTestId('player').locator('video');
export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByTestId('facts').getByRole('button', { name });

export const second = (page: Page): Promise<number> =>
  video(page).evaluate((it: HTMLVideoElement) => it.currentTime);

/** Of a video that is to begin at a second, `played` has a range before anything of it has come. */
export const isPlaying = (page: Page): Promise<boolean> =>
  video(page).evaluate(
    (it: HTMLVideoElement) => !it.paused && it.readyState > 2 && it.played.length > 0,
  );

export const expectPlaying = (page: Page) => expect.poll(() => isPlaying(page)).toBe(true);

/** The tabs of this suite say that data are to be saved; this one says nothing. */
export const saveNoData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true });
  });

/** Gives a film that plays four times as long. */
export const slowDown = (page: Page): Promise<void> =>
  video(page).evaluate((it: HTMLVideoElement) => {
    it.playbackRate = 0.25;
  });

/** Plays a title's film from the button, and jumps to a second, where it goes on. */
export async function watchFrom(page: Page, at: number): Promise<void> {
  await button(page, /^(?:Play|Resume)/).click();
  await expectPlaying(page);
  await jumpTo(page, at);
}

/** The film that plays goes on at this second. */
export async function jumpTo(page: Page, at: number): Promise<void> {
  await video(page).evaluate((it: HTMLVideoElement, to) => {
    it.currentTime = to;
  }, at);
  await expect.poll(() => second(page)).toBeGreaterThan(at + 0.2);
}

/** Presses Pause; the second at which the film stands. */
export async function pausedAt(page: Page): Promise<number> {
  await button(page, 'Pause').click();
  await expect.poll(() => isPlaying(page)).toBe(false);
  return second(page);
}

/** The second at which a video is in the first frame in which it is seen to play. */
export function begunAt(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () => {
          const video = document.querySelector('video');
          if (video && !video.paused && video.readyState > 2) resolve(video.currentTime);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}

/** What the browser keeps of titles: each id with its second. */
export function keptPositions(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => {
    const { entries = [] } = JSON.parse(localStorage.getItem('fin.positions') ?? '{}');
    return Object.fromEntries(
      entries
        .filter((it: { isForgotten: boolean }) => !it.isForgotten)
        .map((it: { titleId: string; position: number }) => [it.titleId, it.position]),
    );
  });
}
