import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { mockCall } from '../../setup/provider';
import { details } from '../details';

export const STREAM = '/media/streams/deep-reef';
export const MASTER = `${STREAM}/master.m3u8`;
export const FILE = '/media/streams/paper-boats.mp4';
/** Another address of the same stream. */
export const MIRROR = '/media/streams/dune-walk/master.m3u8';

interface Link {
  type: string;
  url: string;
}

export const player = (page: Page) => page.getByTestId('player');
export const video = (page: Page) => player(page).locator('video');
export const second = (page: Page) =>
  video(page).evaluate((it: HTMLVideoElement) => it.currentTime);
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A member opens a title with these sources and presses Play. */
export async function watch(page: Page, links: readonly Link[], query = ''): Promise<void> {
  await mockCall(page, '/user/movie-details/7', {
    body: { data: details({ video_links: links }) },
  });
  await page.goto(`/movie-details/7${query}`);
  await button(page, query ? 'Play from 0:20' : 'Play').press('Enter');
}

/** The picture moves on, from this second or a later one. */
export async function seesItPlay(page: Page, from = 0): Promise<void> {
  const state = () =>
    video(page).evaluate((it: HTMLVideoElement) => (it.paused ? -1 : it.currentTime));
  await expect.poll(state, { timeout: 20_000 }).toBeGreaterThan(from + 0.3);
}

/** Moves to a second of the film. */
export async function goTo(page: Page, target: number): Promise<void> {
  await video(page).evaluate((it: HTMLVideoElement, to) => {
    it.currentTime = to;
  }, target);
}

export const seesText = (page: Page, text: string | RegExp) =>
  page.getByText(text).first().waitFor();

/** What is loaded from here fails in this way until it is mended. */
export async function breakRequests(
  page: Page,
  pattern: RegExp,
  fault: (route: Route) => unknown,
): Promise<{ mend(): Promise<void>; count(): number }> {
  let count = 0;
  const answer = (route: Route) => {
    count += 1;
    return fault(route);
  };
  await page.route(pattern, answer);
  return { mend: () => page.unroute(pattern, answer), count: () => count };
}

export const answering = (status: number) => (route: Route) =>
  route.fulfill({ status, body: 'no' });
export const breaking = (route: Route) => route.abort('connectionreset');
export const silent = () => {};

/** What a broken video logs. */
export const FAULT_LOGS =
  /ERR_|Failed to (load resource|fetch)|fresh addresses|Media resource|Content.Security/;

/** The page says why, and Try again plays once the fault is mended. */
export async function failsAndHeals(page: Page, words: string, mend: () => Promise<unknown>) {
  await seesText(page, 'The video could not be played.');
  await seesText(page, words);
  await mend();
  await button(page, 'Try again').click();
  await seesItPlay(page);
}
