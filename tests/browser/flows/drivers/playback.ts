import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import type { PlaybackInput } from '../../../../machines/playback.machine';
import { SITE_DIR } from '../../../../scripts/site-build';
import { intercept } from '../../setup/interception';
import { saveNoData } from '../../setup/switches';
import { details } from '../../title/details';
import { fakePlayerFrame } from '../../title/embeds';
import type { Action, Driver, SitePage } from '../driver';
import { givesUp } from './leaving';
import {
  answerDetails,
  elementSays,
  isThere,
  player,
  playerReceives,
  refusePlay,
  stopMedia,
  TITLE_PAGE,
} from './media';
import { goTo } from './outside';

const YOUTUBE = 'https://www.youtube-nocookie.com';

/** Vimeo's code stays pending, so its element never appears. */
const isPresented = (sitePage: SitePage, { provider }: { provider: string }) => {
  if (provider === 'vimeo') return isThere(sitePage);
  const element = provider === 'youtube' ? 'iframe[src*="eRsGyueVLvQ"]' : 'video';
  return player(sitePage).locator(element).waitFor({ state: 'attached' });
};
const wasAskedToPlay = async ({ page }: SitePage, _: unknown, { context }: AnyMachineSnapshot) => {
  if (!['hls', 'file'].includes(context.provider)) return;
  await page.waitForFunction(() => globalThis.isAskedToPlay === true);
};

const youTubeSays: Readonly<Record<string, object>> = {
  ready: { event: 'initialDelivery', info: { playerState: -1 } },
  playing: { event: 'infoDelivery', info: { playerState: 1 } },
  stalled: { event: 'infoDelivery', info: { playerState: 3 } },
  paused: { event: 'infoDelivery', info: { playerState: 2 } },
  ended: { event: 'infoDelivery', info: { playerState: 0 } },
  failed: { event: 'onError' },
};

const button = ({ page }: SitePage, name: string | RegExp) => page.getByRole('button', { name });
/** Uses the keyboard: while the page scrolls, a click may land in an embed's frame. */
const press = (control: Locator) => control.press('Enter');
const pressFromAfar = (control: Locator) => control.dispatchEvent('click');
const offersTrailer = async (sitePage: SitePage, isOffered: boolean) => {
  await isThere(sitePage);
  const state = isOffered ? 'visible' : 'detached';
  await sitePage.page.getByRole('button', { name: 'Trailer', exact: true }).waitFor({ state });
};
const isBusy = ({ page }: SitePage) =>
  page.locator('[data-testid=player][aria-busy=true]').waitFor();
const fails = ({ page }: SitePage) =>
  page.getByText("We couldn't play this video.").first().waitFor();
/** Next to a member's trailer, the large button plays the film instead of pausing. */
const canPause = (sitePage: SitePage, { context, value }: AnyMachineSnapshot) =>
  context.isMember && value.video === 'trailer'
    ? isThere(sitePage)
    : button(sitePage, /^Pause$/).waitFor();
const canPlay = (sitePage: SitePage) => button(sitePage, /^Play/).first().waitFor();

const mediaSays: Action = (sitePage, event, { context }) =>
  context.provider === 'youtube'
    ? frameSays(sitePage, youTubeSays[event.type.replace('media.', '')] ?? {})
    : elementSays(sitePage, event);

async function frameSays({ page }: SitePage, message: object): Promise<void> {
  const frame = () => page.frames().find((it) => it.url().startsWith(YOUTUBE));
  await expect.poll(frame).toBeDefined();
  await frame()?.evaluate((it) => parent.postMessage(JSON.stringify(it), '*'), message);
}

async function rest(sitePage: SitePage): Promise<void> {
  const save = (isSaving: boolean) =>
    sitePage.page.evaluate((saveData) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isSaving);
  await save(false);
  await expect
    .poll(async () => (await sitePage.seen('Playback'))?.events.at(-1))
    .toBe('page.rested');
  await save(true);
}

/** Finds the chunk by its content, because a shared chunk has the same name. */
const vimeoFile = () =>
  readdirSync(SITE_DIR).find(
    (name) =>
      /^vimeo\..*js$/.test(name) &&
      readFileSync(join(SITE_DIR, name), 'utf8').includes('player.vimeo.com'),
  );

const lostCode = new WeakMap<Page, () => Promise<unknown>>();

async function loseCode({ page }: SitePage): Promise<void> {
  await expect.poll(() => lostCode.has(page)).toBe(true);
  await lostCode.get(page)?.();
}

export const driver: Driver = {
  use: 'Playback',
  logs: [/^\[fin\] The video could not be shown/, /Failed to load resource/],
  holds: [TITLE_PAGE],
  async begin(sitePage, input) {
    const { isMember, isPlayWanted, videoLinks, trailer } = input as PlaybackInput;
    const { page } = sitePage;
    await saveNoData(page);
    await stopMedia(sitePage);
    await fakePlayerFrame(page, `${YOUTUBE}/**`, '');
    await intercept(page, `**/${vimeoFile()}`, (it) => void lostCode.set(page, () => it.abort()));
    const links = { trailer_url: trailer?.url ?? null, trailer_url_type: trailer?.type ?? null };
    await answerDetails(sitePage, details({ video_links: videoLinks, ...links }));
    const who = isMember ? 'member' : 'visitor';
    if (!isPlayWanted) return sitePage.open(TITLE_PAGE, who);
    await sitePage.open('/terms-conditions', who);
    await goTo(sitePage, TITLE_PAGE, { usr: { play: true }, key: 'wanted', idx: 1 });
  },
  actions: {
    'intent.noticed': (sitePage) => button(sitePage, /^Play/).first().focus(),
    'page.rested': rest,
    'play.requested': (sitePage, _, { value }) =>
      (value.progress === 'awaitingIntent' ? pressFromAfar : press)(
        button(sitePage, /^Play/).first(),
      ),
    'pause.requested': (sitePage) => press(button(sitePage, /^Pause$/)),
    'film.requested': (sitePage) => press(button(sitePage, /^Play/).first()),
    'trailer.requested': (sitePage) => press(button(sitePage, 'Trailer')),
    async 'source.picked'(sitePage, { link }) {
      await pressFromAfar(player(sitePage).getByRole('button', { name: 'Settings' }));
      await pressFromAfar(sitePage.page.getByRole('menuitem', { name: /^Source/ }));
      await pressFromAfar(sitePage.page.getByRole('menuitemradio').nth(link));
    },
    'source.replaced': (sitePage) => player(sitePage).locator('video').dispatchEvent('error'),
    'retry.requested': (sitePage) => press(button(sitePage, 'Try again')),
    'media.ready': mediaSays,
    'media.playing': mediaSays,
    'media.stalled': mediaSays,
    'media.paused': mediaSays,
    'media.ended': mediaSays,
    'media.failed': mediaSays,
    'media.blocked': refusePlay,
    'media.unloaded': loseCode,
  },
  calls: { reloadPage: { path: TITLE_PAGE } },
  outcomes: {
    presentSource: isPresented,
    async removeSource(sitePage, _, snapshot) {
      if (!snapshot.matches({ progress: 'failed' })) return;
      await player(sitePage).locator('video, iframe').waitFor({ state: 'detached' });
    },
    askMediaToPlay: wasAskedToPlay,
    askMediaToPause: playerReceives('pause.granted'),
  },
  epilogues: {
    'reloads the page for the code': {
      when: (from) => from.matches({ progress: 'reloading' }),
      async run(sitePage, { context }) {
        const { page } = sitePage;
        const reloaded = page.waitForEvent('load');
        await sitePage.answer(TITLE_PAGE);
        await reloaded;
        const isPlayWanted = () => page.evaluate(() => history.state?.play ?? false);
        expect(await isPlayWanted()).toBe(context.isPlayWanted);
      },
    },
    'gives up the reload of a page that was left': givesUp('reloadPage', TITLE_PAGE),
  },
  assertions: {
    film: (sitePage, { context }) => offersTrailer(sitePage, context.trailer !== null),
    trailer: (sitePage) => offersTrailer(sitePage, false),
    none: ({ page }) => page.getByText('No video for this title yet.').waitFor(),
    'progress.choosing': isThere,
    awaitingIntent: canPlay,
    loading: isBusy,
    ready: canPlay,
    opening: isBusy,
    starting: isBusy,
    startingInFrame: isThere,
    blocked: (sitePage) => player(sitePage).getByRole('button', { name: 'Play' }).waitFor(),
    playing: canPause,
    stalled: canPause,
    paused: canPlay,
    ended: canPlay,
    failed: fails,
    withoutCode: fails,
    reloading: isBusy,
  },
};
