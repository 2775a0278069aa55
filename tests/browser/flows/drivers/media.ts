/** A title whose video never loads by itself: a test path says what it does. */

import type { AnyEventObject } from 'xstate';
import { intercept } from '../../setup/interception';
import { details } from '../../title/details';
import type { SitePage } from '../driver';

export const TITLE_PAGE = '/movie-details/7';

declare global {
  /** Whether a video was asked to play. */
  var isAskedToPlay: boolean | undefined;
  /** Refuses the last `play` of a video, as browsers do without a press. */
  var rejectPlay: (() => void) | undefined;
}

/** By keyboard. */
export const press = ({ page }: SitePage, name: string | RegExp) =>
  page.getByRole('button', { name }).first().press('Enter');
export const player = ({ page }: SitePage) => page.getByTestId('player');
export const isThere = (sitePage: SitePage) => player(sitePage).waitFor();

/** Before the page opens: `play` waits until it is refused, and what is loaded of a video waits for ever. */
export async function stopMedia({ page }: SitePage): Promise<void> {
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.play = () =>
      new Promise((_, reject) => {
        globalThis.isAskedToPlay = true;
        globalThis.rejectPlay = () => reject(new DOMException('', 'NotAllowedError'));
      });
  });
  await intercept(page, '**/media/streams/**', () => {});
}

/** Opens the page of a film with one source. */
export async function openTitle(sitePage: SitePage): Promise<void> {
  await stopMedia(sitePage);
  await answerDetails(sitePage, filmWith(1));
  await sitePage.open(TITLE_PAGE, 'member');
}

/** What the provider knows of each title. */
export const answerDetails = ({ page }: SitePage, data: object) =>
  intercept(page, '**/user/movie-details/*', (it) => it.answer({ body: { data } }));

/** The provider's answer: a film with so many sources, and its trailer. */
export function filmWith(linkCount: number) {
  const video_links = Array.from({ length: linkCount }, (_, at) => ({
    type: 'mp4',
    url: `/media/streams/${at + 1}.mp4`,
  }));
  return details({ video_links, trailer_url: '/media/streams/trailer.mp4' });
}

const SAYS: Readonly<Record<string, string>> = {
  ready: 'suspend',
  stalled: 'waiting',
  playing: 'playing',
  paused: 'pause',
  ended: 'ended',
  failed: 'error',
  connected: 'canplay',
};

/** The video element says what the event's name says. */
export const elementSays = (sitePage: SitePage, { type }: AnyEventObject) =>
  player(sitePage)
    .locator('video')
    .dispatchEvent(SAYS[type.replace('media.', '')] ?? '');

export async function refusePlay({ page }: SitePage): Promise<void> {
  await page.waitForFunction(() => globalThis.rejectPlay !== undefined);
  await page.evaluate(() => {
    globalThis.rejectPlay?.();
    globalThis.rejectPlay = undefined;
  });
}

export async function setOnline({ page }: SitePage, isOnline: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(navigator, 'onLine', { value, configurable: true });
  }, isOnline);
}
