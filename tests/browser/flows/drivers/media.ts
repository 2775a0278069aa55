/** Uses videos that never load; test paths dispatch their events instead. */

import { expect } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { intercept } from '../../setup/interception';
import { details } from '../../title/details';
import type { SitePage } from '../driver';

export const TITLE_PAGE = '/movie-details/7';

declare global {
  var isAskedToPlay: boolean | undefined;
  /** Weak, so that a removed element can be garbage collected. */
  var lastPlayed: WeakRef<HTMLMediaElement> | undefined;
  var refusals: WeakMap<HTMLMediaElement, () => void>;
}

export const press = ({ page }: SitePage, name: string | RegExp) =>
  page.getByRole('button', { name }).first().press('Enter');
export const player = ({ page }: SitePage) => page.getByTestId('player');
export const isThere = (sitePage: SitePage) => player(sitePage).waitFor();

export async function stopMedia({ page }: SitePage): Promise<void> {
  await page.addInitScript(() => {
    globalThis.refusals = new WeakMap();
    HTMLMediaElement.prototype.play = function () {
      globalThis.lastPlayed = new WeakRef(this);
      return new Promise((_, reject) => {
        globalThis.isAskedToPlay = true;
        globalThis.refusals.set(this, () => reject(new DOMException('', 'NotAllowedError')));
      });
    };
  });
  await intercept(page, '**/media/streams/**', () => {});
}

export async function openTitle(sitePage: SitePage, data: object = filmWith(1)): Promise<void> {
  await stopMedia(sitePage);
  await answerDetails(sitePage, data);
  await sitePage.open(TITLE_PAGE, 'member');
}

export const answerDetails = ({ page }: SitePage, data: object) =>
  intercept(page, '**/user/movie-details/*', (it) => it.answer({ body: { data } }));

export function filmWith(linkCount: number) {
  const video_links = Array.from({ length: linkCount }, (_, at) => ({
    type: 'mp4',
    url: `/media/streams/${at + 1}.mp4`,
  }));
  return details({ video_links, trailer_url: '/media/streams/trailer.mp4' });
}

export const playerReceives = (event: string) => (sitePage: SitePage) =>
  expect.poll(async () => (await sitePage.seen('Player'))?.events).toContain(event);

const SAYS: Readonly<Record<string, string>> = {
  ready: 'suspend',
  stalled: 'waiting',
  playing: 'playing',
  paused: 'pause',
  ended: 'ended',
  failed: 'error',
  connected: 'canplay',
};

export const elementSays = (sitePage: SitePage, { type }: AnyEventObject) =>
  player(sitePage)
    .locator('video')
    .dispatchEvent(SAYS[type.replace('media.', '')] ?? '');

export async function refusePlay({ page }: SitePage): Promise<void> {
  await page.waitForFunction(() => {
    const played = globalThis.lastPlayed?.deref();
    if (!played) return false;
    globalThis.refusals.get(played)?.();
    return globalThis.refusals.delete(played);
  });
}

export async function setOnline({ page }: SitePage, isOnline: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(navigator, 'onLine', { value, configurable: true });
  }, isOnline);
}
