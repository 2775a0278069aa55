import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { stopFlowClock } from '../setup/flow-clock';
import { mockCall } from '../setup/provider';
import { fakeMedia, hurryCharts } from '../setup/switches';
import { details } from './details';

export const FILM = '/movie-details/101';
export const OTHER_FILM = '/movie-details/102';
const MADE_UP = '/movie-details/7';

export interface Link {
  type: string;
  url: string;
  protection?: readonly object[];
}
export const FILE: Link = { type: 'mp4', url: '/media/streams/paper-boats.mp4' };
/** Makes the URL unique for tests that change responses, because Chromium caches parts of played files. */
export const freshFile = (): Link => ({ ...FILE, url: `${FILE.url}?${randomUUID()}` });
export const STREAM: Link = { type: 'HLS', url: '/media/streams/slow-orbit/master.m3u8' };

const PACE = 4;
export const HEALING_TIME = 20_000;

export type PlayerPage = ReturnType<typeof playerOn>;

export async function quickPlayerOn(page: Page): Promise<PlayerPage> {
  await fakeMedia(page);
  return realPlayerOn(page);
}

export async function stillPlayerOn(page: Page): Promise<PlayerPage> {
  await fakeMedia(page);
  await stopFlowClock(page);
  return playerOn(page);
}

export async function realPlayerOn(page: Page): Promise<PlayerPage> {
  await hurryCharts(page, PACE);
  return playerOn(page);
}

export function playerOn(page: Page) {
  const stage = page.getByTestId('player');
  const video = stage.locator('video');
  const controls = page.getByTestId('controls');
  const button = (name: string | RegExp): Locator =>
    page.getByTestId('facts').getByRole('button', { name, exact: true });
  const control = (name: string): Locator => controls.getByRole('button', { name, exact: true });
  const large = button(/^(?:Play|Resume)/);

  const now = () =>
    video.evaluate((it: HTMLVideoElement) => ({
      second: it.currentTime,
      isPaused: it.paused,
      isEnded: it.ended,
      volume: it.volume,
      isMuted: it.muted,
      rate: it.playbackRate,
      readyState: it.readyState,
      src: it.src,
      hasControls: it.controls,
    }));
  type Facts = Awaited<ReturnType<typeof now>>;
  const second = async () => (await now()).second;
  const sees = <Name extends keyof Facts>(name: Name, value: Facts[Name]) =>
    expect.poll(async () => (await now())[name]).toBe(value);

  /** Checks `readyState` too, because a seek at the start creates a `played` range before data arrives. */
  const isPlaying = (): Promise<boolean> =>
    video.evaluate(
      (it: HTMLVideoElement) => !it.paused && it.readyState > 2 && it.played.length > 0,
    );
  const seesItPlay = () => expect.poll(isPlaying).toBe(true);

  const jump = (to: { second?: number; left?: number }) =>
    video.evaluate((it: HTMLVideoElement, { second: at, left = 0 }) => {
      it.currentTime = at ?? it.duration - left;
    }, to);
  const seek = async (to: number) => {
    await jump({ second: to });
    await expect.poll(second).toBeGreaterThan(to + 0.2);
  };

  const openWith = async (links: readonly Link[], changes: Record<string, unknown> = {}) => {
    const data = details({ video_links: links, ...changes });
    await mockCall(page, '/user/movie-details/7', { body: { data } });
    await page.goto(MADE_UP);
  };

  const seesFullScreen = (isFull: boolean) =>
    expect.poll(() => page.evaluate(screen)).toEqual({ isFull, isFilled: isFull });

  return {
    page,
    stage,
    video,
    controls,
    button,
    control,
    now,
    second,
    sees,
    isPlaying,
    seesItPlay,
    openWith,
    seek,
    seesFullScreen,
    open: (address = FILM) => page.goto(address),
    async watch(...links: readonly Link[]) {
      await openWith(links);
      await large.press('Enter');
    },
    async hoverPlay() {
      await page.mouse.move(0, 0);
      await large.hover();
    },
    /** Uses the keyboard: while the page scrolls, a click may land in an embed's frame. */
    pressPlay: () => large.press('Enter'),
    async play() {
      await large.press('Enter');
      await seesItPlay();
    },
    async watchFrom(at: number) {
      await large.press('Enter');
      await seesItPlay();
      await seek(at);
    },
    async pause(): Promise<number> {
      await button('Pause').click();
      await expect.poll(isPlaying).toBe(false);
      return second();
    },
    leave: (left: number) => jump({ left }),
    jumpTo: (at: number) => jump({ second: at }),
    seesItGoOn: (from = 0) =>
      expect
        .poll(
          async () => {
            const { isPaused, second: at } = await now();
            return isPaused ? -1 : at;
          },
          { timeout: HEALING_TIME },
        )
        .toBeGreaterThan(from + 0.3),
    seesItEnd: () => sees('isEnded', true),
    seesResume: (time: string) => button(new RegExp(`^Resume from ${time}$`)).waitFor(),
    async resumes(left: number) {
      const resume = button(`Resume from 0:${String(Math.floor(left)).padStart(2, '0')}`);
      await resume.waitFor();
      const begun = await begunAt(page, () => resume.click());
      expect(Math.abs(begun - left), `${begun} for ${left}`).toBeLessThan(1);
    },
    slowDown: () =>
      video.evaluate((it: HTMLVideoElement) => {
        it.playbackRate = 0.25;
      }),
    /** Uses the keyboard, because the controls may hide before a click. */
    async openSettings(...pages: readonly (string | RegExp)[]) {
      await control('Settings').press('Enter');
      for (const name of pages) await page.getByRole('menuitem', { name }).press('Enter');
    },
    choose: (name: string | RegExp) => page.getByRole('menuitemradio', { name }).press('Enter'),
    /** Starts waiting before `act`, which may advance the clock and so hide the OSD again. */
    async showsOsd(text: string, act: () => Promise<unknown> = async () => {}) {
      const echo = page.getByTestId('echo').getByText(text, { exact: true });
      await Promise.all([echo.waitFor(), act()]);
    },
    async fillScreen() {
      await controls.waitFor();
      await page.keyboard.press('f');
      await seesFullScreen(true);
      // Waits for the button too, because `fullscreenchange` arrives a frame later.
      await controls
        .getByRole('button', { name: 'Exit full screen', includeHidden: true })
        .waitFor({ state: 'attached' });
    },
  };
}

export async function begunAt(page: Page, press: () => Promise<unknown>): Promise<number> {
  const begins = () =>
    new Promise<number>((resolve) => {
      const look = () => {
        const video = document.querySelector('video');
        if (video && !video.paused && video.readyState > 2) resolve(video.currentTime);
        else requestAnimationFrame(look);
      };
      look();
    });
  const [second] = await Promise.all([page.evaluate(begins), press()]);
  return second;
}

function screen() {
  const { innerWidth: width, innerHeight: height } = window;
  const corners = [1, width - 1].flatMap((x) => [1, height - 1].map((y) => [x, y] as const));
  return {
    isFull: document.fullscreenElement !== null,
    isFilled: corners.every(([x, y]) => document.elementFromPoint(x, y)?.closest('[data-stage]')),
  };
}
