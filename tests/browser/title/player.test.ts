import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { proves } from '../setup/proves';
import { answer } from '../setup/provider';
import { test } from '../setup/test';
import { details } from './details';

const FILM = '/media/streams/paper-boats.mp4?film';
const TRAILER = '/media/streams/paper-boats.mp4?trailer';

test(
  proves('4.player.source', 'a member sees the first video link, a visitor the trailer'),
  async ({ visitor, member }) => {
    const data = details({
      trailer_url: TRAILER,
      video_links: [
        { type: 'mp4', url: FILM },
        { type: 'mp4', url: '/other.mp4' },
      ],
    });
    for (const [page, source] of [
      [visitor, TRAILER],
      [member, FILM],
    ] as const) {
      await answer(page, '/user/movie-details/7', { body: { data } });
      await page.goto('/movie-details/7');
      await expect
        .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.src))
        .toMatch(new RegExp(`${source.replace('?', '\\?')}$`));
      await plays(page);
    }
  },
);

test(
  proves('4.player.types', 'an HLS stream plays through Media Source'),
  async ({ member: page }) => {
    await page.goto('/movie-details/101');
    const video = page.getByTestId('player').locator('video');
    await expect.poll(() => video.evaluate((it: HTMLVideoElement) => it.src)).toMatch(/^blob:/);
    await plays(page);
  },
);

test(
  proves('4.player.types', 'YouTube plays in its privacy-enhanced frame, driven by messages'),
  async ({ member: page }) => {
    await standIn(page, 'https://www.youtube-nocookie.com/**', youTubeStandIn);
    const link = { type: 'YouTube', url: 'https://www.youtube.com/watch?v=eRsGyueVLvQ' };
    await answer(page, '/user/movie-details/7', {
      body: { data: details({ video_links: [link] }) },
    });
    await page.goto('/movie-details/7');
    const frame = page.getByTestId('player').locator('iframe');
    expect(await frame.getAttribute('src')).toMatch(
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/eRsGyueVLvQ\?/,
    );
    expect(await frame.getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin');
    await expect.poll(() => page.getByTestId('player').getAttribute('aria-busy')).toBe('false');
  },
);

test('a YouTube frame that is long on its way is waited for, and nothing is logged', async ({
  member: page,
}) => {
  let letCome = () => {};
  const mayCome = new Promise<void>((come) => {
    letCome = come;
  });
  await standIn(page, 'https://www.youtube-nocookie.com/**', youTubeStandIn, mayCome);
  const link = { type: 'YouTube', url: 'https://www.youtube.com/watch?v=eRsGyueVLvQ' };
  await answer(page, '/user/movie-details/7', { body: { data: details({ video_links: [link] }) } });
  await page.clock.install();
  // The page has loaded only when its frames have.
  await page.goto('/movie-details/7', { waitUntil: 'commit' });
  await page.getByTestId('player').locator('iframe').waitFor({ state: 'attached' });
  await page.clock.runFor(2000);
  letCome();
  await expect.poll(() => page.getByTestId('player').getAttribute('aria-busy')).toBe('false');
});

test(
  proves('4.player.types', 'Vimeo plays in its frame through its player library'),
  async ({ member: page }) => {
    await standIn(page, 'https://player.vimeo.com/**', vimeoStandIn);
    const link = { type: 'Vimeo', url: 'https://vimeo.com/1084537' };
    await answer(page, '/user/movie-details/7', {
      body: { data: details({ video_links: [link] }) },
    });
    await page.goto('/movie-details/7');
    const frame = page.getByTestId('player').locator('iframe');
    expect(await frame.getAttribute('src')).toMatch(
      /^https:\/\/player\.vimeo\.com\/video\/1084537\?/,
    );
    await expect.poll(() => page.getByTestId('player').getAttribute('aria-busy')).toBe('false');
  },
);

test('a film that is left is listened to no more, and takes nothing else away', async ({
  member: page,
}) => {
  await page.addInitScript(countMessageListeners);
  await standIn(page, 'https://player.vimeo.com/**', vimeoStandIn);
  const link = { type: 'Vimeo', url: 'https://vimeo.com/1084537' };
  await answer(page, '/user/movie-details/7', { body: { data: details({ video_links: [link] }) } });
  await page.goto('/movie-details/7');
  const player = page.getByTestId('player');
  await expect.poll(() => player.getAttribute('aria-busy')).toBe('false');
  const listeners = () => page.evaluate(() => window.messageListeners);
  const during = await listeners();
  await page.getByRole('link', { name: 'TV Show', exact: true }).click();
  await player.waitFor({ state: 'detached' });
  await expect.poll(listeners).toBeLessThan(during);
  await page.getByRole('heading', { name: 'TV Shows', level: 1 }).waitFor();
});

test(
  proves('4.player.types', 'any other type is a plain video with the poster'),
  async ({ visitor: page }) => {
    const data = details({ trailer_url_type: 'Betamax' });
    await answer(page, '/user/movie-details/7', { body: { data } });
    await page.goto('/movie-details/7');
    const poster = page.locator('video').evaluate((video: HTMLVideoElement) => video.poster);
    expect(await poster).toMatch(/101-poster\.webp$/);
    await plays(page);
  },
);

test('a phone that loads no video before it is asked for still offers Play', async ({
  visitor: page,
}) => {
  await page.route(/paper-boats\.mp4/, () => {});
  await answer(page, '/user/movie-details/7', { body: { data: details() } });
  await page.goto('/movie-details/7');
  const video = page.getByTestId('player').locator('video');
  await video.waitFor();
  const play = page.getByTestId('player').getByRole('button', { name: 'Play' });
  expect(await play.count()).toBe(0);
  await video.dispatchEvent('suspend');
  await play.waitFor();
});

test('a title without any video says so', async ({ visitor: page }) => {
  const data = details({ trailer_url: null });
  await answer(page, '/user/movie-details/7', { body: { data } });
  await page.goto('/movie-details/7');
  await page.getByText('There is no video of this title yet.').waitFor();
});

test('a video that can not be played says so, and can be tried again', async ({
  visitor: page,
  logs,
}) => {
  logs.expects(/video could not be shown/);
  const data = details({ trailer_url: 'javascript:alert(1)' });
  await answer(page, '/user/movie-details/7', { body: { data } });
  await page.goto('/movie-details/7');
  await page.getByText('The video could not be played.').waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('The video could not be played.').waitFor();
});

test('Play hands the keys to the video, and a video that fails goes on from where it was', async ({
  visitor: page,
}) => {
  const data = details({ trailer_url_type: 'Betamax' });
  await answer(page, '/user/movie-details/7', { body: { data } });
  await page.goto('/movie-details/7');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const video = page.getByTestId('player').locator('video');
  const second = () => video.evaluate((it: HTMLVideoElement) => it.currentTime);
  await expect.poll(second).toBeGreaterThan(0.5);
  expect(await video.evaluate((it) => it === document.activeElement)).toBe(true);

  await video.evaluate((it: HTMLVideoElement) => {
    it.pause();
    it.dispatchEvent(new Event('error'));
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  expect(await second()).toBeGreaterThan(0.5);
});

/** Starts the video and sees its time advance. */
async function plays(page: Page) {
  const video = page.getByTestId('player').locator('video');
  await video.evaluate((element: HTMLVideoElement) => {
    element.muted = true;
    return element.play();
  });
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0.3);
}

/** The far end's frame as it speaks, without its network. */
declare global {
  interface Window {
    /** Functions that hear the window's messages. */
    messageListeners: number;
  }
}

function countMessageListeners() {
  window.messageListeners = 0;
  for (const [name, change] of [
    ['addEventListener', 1],
    ['removeEventListener', -1],
  ] as const) {
    const counting = new Proxy(window[name], {
      apply(target, self, parameters) {
        if (parameters[0] === 'message') window.messageListeners += change;
        return Reflect.apply(target, self ?? window, parameters);
      },
    });
    Object.assign(window, { [name]: counting });
  }
}

/** Stands in for an outside player's frame, once it may come. */
async function standIn(page: Page, address: string, script: string, mayCome?: Promise<void>) {
  const body = `<!doctype html><title>Player</title><script>${script}</script>`;
  await page.route(address, async (route) => {
    await mayCome;
    await route.fulfill({ contentType: 'text/html', body });
  });
}

const youTubeStandIn = `
  addEventListener('message', ({ data, source, origin }) => {
    const { event, func } = JSON.parse(data);
    const say = (message) => source.postMessage(JSON.stringify(message), origin);
    if (event === 'listening') say({ event: 'initialDelivery', info: { playerState: -1 } });
    if (func === 'playVideo') say({ event: 'infoDelivery', info: { playerState: 1 } });
  });`;

const vimeoStandIn = `
  const say = (message) => parent.postMessage(JSON.stringify(message), '*');
  addEventListener('message', ({ data }) => {
    const { method } = typeof data === 'string' ? JSON.parse(data) : data;
    if (method === 'ping') say({ event: 'ready' });
  });
  say({ event: 'ready' });`;
