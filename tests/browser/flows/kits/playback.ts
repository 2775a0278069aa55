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
import type { Gesture, Kit, Stage } from '../kit';
import {
  answerDetails,
  elementSays,
  isThere,
  player,
  refusePlay,
  stopMedia,
  TITLE_PAGE,
} from './media';
import { goTo } from './outside';

const YOUTUBE = 'https://www.youtube-nocookie.com';

/** The source's own element is on the page; what other players need of their code is on its way. */
const isPresented = (stage: Stage, { provider }: { provider: string }) => {
  if (provider === 'vimeo') return isThere(stage);
  const element = provider === 'youtube' ? 'iframe[src*="eRsGyueVLvQ"]' : 'video';
  return player(stage).locator(element).waitFor({ state: 'attached' });
};
const wasAskedToPlay = async ({ page }: Stage, _: unknown, { context }: AnyMachineSnapshot) => {
  if (!['hls', 'file'].includes(context.provider)) return;
  await page.waitForFunction(() => globalThis.isAskedToPlay === true);
};

/** What YouTube's frame says when this happens. */
const youTubeSays: Readonly<Record<string, object>> = {
  ready: { event: 'initialDelivery', info: { playerState: -1 } },
  playing: { event: 'infoDelivery', info: { playerState: 1 } },
  stalled: { event: 'infoDelivery', info: { playerState: 3 } },
  paused: { event: 'infoDelivery', info: { playerState: 2 } },
  ended: { event: 'infoDelivery', info: { playerState: 0 } },
  failed: { event: 'onError' },
};

const button = ({ page }: Stage, name: string | RegExp) => page.getByRole('button', { name });
/**
 * By keyboard: a click goes into an outside player's frame where the page was scrolled in the same moment.
 */
const press = (control: Locator) => control.press('Enter');
/** As screen readers do: neither pointer nor focus comes to the button before. */
const pressFromAfar = (control: Locator) => control.dispatchEvent('click');
/** Where the film is shown, its trailer can be seen instead. */
const offersTrailer = async (stage: Stage, isOffered: boolean) => {
  await isThere(stage);
  const state = isOffered ? 'visible' : 'detached';
  await stage.page.getByRole('button', { name: 'Trailer', exact: true }).waitFor({ state });
};
const isBusy = ({ page }: Stage) => page.locator('[data-testid=player][aria-busy=true]').waitFor();
const fails = ({ page }: Stage) => page.getByText("We couldn't play this video.").first().waitFor();
/** Beside a trailer that a member sees, the one large button plays the film. */
const canPause = (stage: Stage, { context, value }: AnyMachineSnapshot) =>
  context.isMember && value.video === 'trailer'
    ? isThere(stage)
    : button(stage, /^Pause$/).waitFor();
const canPlay = (stage: Stage) => button(stage, /^Play/).first().waitFor();

const mediaSays: Gesture = (stage, event, { context }) =>
  context.provider === 'youtube'
    ? frameSays(stage, youTubeSays[event.type.replace('media.', '')] ?? {})
    : elementSays(stage, event);

async function frameSays({ page }: Stage, message: object): Promise<void> {
  const frame = () => page.frames().find((it) => it.url().startsWith(YOUTUBE));
  await expect.poll(frame).toBeDefined();
  await frame()?.evaluate((it) => parent.postMessage(JSON.stringify(it), '*'), message);
}

/** A page rests where data are not saved, a while after it was opened. */
async function rest(stage: Stage): Promise<void> {
  const save = (isSaving: boolean) =>
    stage.page.evaluate((saveData) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isSaving);
  await save(false);
  await expect.poll(async () => (await stage.seen('Playback'))?.events.at(-1)).toBe('page.rested');
  await save(true);
}

/** The file of Vimeo's own code: what other players share with it has its name, too. */
const vimeoFile = () =>
  readdirSync(SITE_DIR).find(
    (name) =>
      /^vimeo\..*js$/.test(name) &&
      readFileSync(join(SITE_DIR, name), 'utf8').includes('player.vimeo.com'),
  );

/** By page: how the code that is on its way gets lost. */
const lostCode = new WeakMap<Page, () => Promise<unknown>>();

async function loseCode({ page }: Stage): Promise<void> {
  await expect.poll(() => lostCode.has(page)).toBe(true);
  await lostCode.get(page)?.();
}

/**
 * Videos that never load by themselves: a walk says what they do. Vimeo's code is on its way for ever,
 * so that it can be lost.
 */
export const kit: Kit = {
  use: 'Playback',
  logs: [/^\[fin\] The video could not be shown/, /Failed to load resource/],
  holds: [TITLE_PAGE],
  async begin(stage, input) {
    const { isMember, isPlayWanted, videoLinks, trailer } = input as PlaybackInput;
    const { page } = stage;
    await saveNoData(page);
    await stopMedia(stage);
    await fakePlayerFrame(page, `${YOUTUBE}/**`, '');
    await intercept(page, `**/${vimeoFile()}`, (it) => void lostCode.set(page, () => it.abort()));
    const links = { trailer_url: trailer?.url ?? null, trailer_url_type: trailer?.type ?? null };
    await answerDetails(stage, details({ video_links: videoLinks, ...links }));
    const who = isMember ? 'member' : 'visitor';
    if (!isPlayWanted) return stage.open(TITLE_PAGE, who);
    await stage.open('/terms-conditions', who);
    await goTo(stage, TITLE_PAGE, { usr: { play: true }, key: 'wanted', idx: 1 });
  },
  gestures: {
    'intent.noticed': (stage) => button(stage, /^Play/).first().focus(),
    'page.rested': rest,
    'play.requested': (stage, _, { value }) =>
      (value.progress === 'awaitingIntent' ? pressFromAfar : press)(button(stage, /^Play/).first()),
    'pause.requested': (stage) => press(button(stage, /^Pause$/)),
    'film.requested': (stage) => press(button(stage, /^Play/).first()),
    'trailer.requested': (stage) => press(button(stage, 'Trailer')),
    async 'source.picked'(stage, { link }) {
      await pressFromAfar(player(stage).getByRole('button', { name: 'Settings' }));
      await pressFromAfar(stage.page.getByRole('menuitem', { name: /^Source/ }));
      await pressFromAfar(stage.page.getByRole('menuitemradio').nth(link));
    },
    'source.replaced': (stage) => player(stage).locator('video').dispatchEvent('error'),
    'retry.requested': (stage) => press(button(stage, 'Try again')),
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
  outcomes: { presentSource: isPresented, askMediaToPlay: wasAskedToPlay },
  sights: {
    film: (stage, { context }) => offersTrailer(stage, context.trailer !== null),
    trailer: (stage) => offersTrailer(stage, false),
    none: ({ page }) => page.getByText('No video for this title yet.').waitFor(),
    'progress.choosing': isThere,
    awaitingIntent: canPlay,
    loading: isBusy,
    ready: canPlay,
    opening: isBusy,
    starting: isBusy,
    startingInFrame: isThere,
    blocked: (stage) => player(stage).getByRole('button', { name: 'Play' }).waitFor(),
    playing: canPause,
    stalled: canPause,
    paused: canPlay,
    ended: canPlay,
    failed: fails,
    withoutCode: fails,
    reloading: isBusy,
  },
};
