/** What a video says while it plays, by each kind of player: it waits for data, it has ended. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { passFlowTime, stopFlowClock } from '../setup/flow-clock';
import { holdRequest } from '../setup/provider';
import { test } from '../setup/test';
import { fakePlayerFrame, fakeVimeo, fakeYouTube } from './outside-players';
import { playerOn } from './player-page';

const player = (page: Page) => page.getByTestId('player');
const spinner = (page: Page) => player(page).getByText('The video is loading');
const slow = (page: Page) => page.getByText('This is taking longer than usual.');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/**
 * By keyboard: a click goes into an outside player's frame where the page was scrolled in the same moment.
 */
const play = (page: Page) => button(page, 'Play').press('Enter');

async function isPlaying(page: Page) {
  await expect(player(page)).toHaveAttribute('aria-busy', 'false');
  await button(page, 'Pause').waitFor();
}

const openTitle = (page: Page, type: string, url: string) =>
  playerOn(page).openWith([{ type, url }]);

/** An outside player's message to the page. */
async function say(page: Page, host: string, message: object) {
  const frame = page.frames().find((it) => new URL(it.url()).host === host);
  if (!frame) throw new Error(`There is no frame of ${host}`);
  await frame.evaluate((it) => parent.postMessage(JSON.stringify(it), '*'), message);
}

test('a film that does not begin says so after eight seconds, and can be asked for again', async ({
  member: page,
}) => {
  await stopFlowClock(page);
  const film = await holdRequest(page, '**/paper-boats.mp4');
  await openTitle(page, 'mp4', '/media/streams/paper-boats.mp4');
  await button(page, 'Play').click();
  await player(page).locator('video').waitFor();
  await passFlowTime(page, 8000);
  await slow(page).waitFor();
  await button(page, 'Load it again').click();
  await film.release();
  await isPlaying(page);
  await slow(page).waitFor({ state: 'detached' });
});

test('a film that is paused while it is loaded again does not play by itself', async ({
  member: page,
}) => {
  await stopFlowClock(page);
  const film = await holdRequest(page, '**/paper-boats.mp4');
  await openTitle(page, 'mp4', '/media/streams/paper-boats.mp4');
  await button(page, 'Play').click();
  await player(page).locator('video').waitFor();
  await passFlowTime(page, 8000);
  await button(page, 'Load it again').click();
  await button(page, 'Pause').click();
  await button(page, 'Play').waitFor();
  await film.release();
  const video = player(page).locator('video');
  await expect.poll(() => video.evaluate((it: HTMLVideoElement) => it.readyState)).toBe(4);
  await passFlowTime(page, 9000);
  expect(await video.evaluate((it: HTMLVideoElement) => it.paused)).toBe(true);
  await expect(player(page)).toHaveAttribute('aria-busy', 'false');
});

test('an outside player that waits for a press of its own is not said to be slow', async ({
  member: page,
}) => {
  await stopFlowClock(page);
  await fakePlayerFrame(page, 'https://player.vimeo.com/**', fakeVimeo);
  await openTitle(page, 'Vimeo', 'https://vimeo.com/1084537');
  await play(page);
  await player(page).locator('iframe').waitFor();
  await passFlowTime(page, 9000);
  expect(await slow(page).count()).toBe(0);
});

test('a file that waits for data says so in sight of the video, and goes on', async ({
  member: page,
}) => {
  await openTitle(page, 'mp4', '/media/streams/paper-boats.mp4');
  await button(page, 'Play').click();
  await isPlaying(page);
  const video = player(page).locator('video');
  await video.dispatchEvent('waiting');
  await spinner(page).waitFor();
  await expect(player(page)).toHaveAttribute('aria-busy', 'true');
  await expect(player(page)).toHaveAttribute('data-covered', 'false');
  await button(page, 'Pause').waitFor();
  await video.dispatchEvent('playing');
  await spinner(page).waitFor({ state: 'detached' });
});

for (const [type, url] of [
  ['mp4', '/media/streams/paper-boats.mp4'],
  ['HLS', '/media/streams/slow-orbit/master.m3u8'],
] as const) {
  test(`Play begins a video of type ${type} again that was played to its end`, async ({
    member: page,
  }) => {
    await openTitle(page, type, url);
    const video = player(page).locator('video');
    const second = () => video.evaluate((it: HTMLVideoElement) => it.currentTime);
    await button(page, 'Play').click();
    await expect.poll(second).toBeGreaterThan(0);
    const end = await video.evaluate((it: HTMLVideoElement) => {
      it.currentTime = it.duration - 0.3;
      return it.duration - 0.3;
    });
    await expect.poll(() => video.evaluate((it: HTMLVideoElement) => it.ended)).toBe(true);
    await button(page, 'Play').click();
    await expect.poll(second).toBeLessThan(end);
    await isPlaying(page);
  });
}

test('a paused film that was to go on, and waits for its next part, is paused again', async ({
  member: page,
}) => {
  await openTitle(page, 'HLS', '/media/streams/slow-orbit/master.m3u8');
  const video = player(page).locator('video');
  await button(page, 'Play').click();
  await isPlaying(page);
  await button(page, 'Pause').click();
  await button(page, 'Play').waitFor();
  const segments = await holdRequest(page, '**/*.m4s');
  await page.keyboard.press('9');
  await button(page, 'Play').click();
  await button(page, 'Pause').click();
  await button(page, 'Play').waitFor();
  await segments.release();
  await expect.poll(() => video.evaluate((it: HTMLVideoElement) => it.readyState)).toBe(4);
  expect(await video.evaluate((it: HTMLVideoElement) => it.paused)).toBe(true);
  await button(page, 'Play').click();
  await isPlaying(page);
});

test('YouTube tells that it buffers and that a video has ended', async ({ member: page }) => {
  await fakePlayerFrame(page, 'https://www.youtube-nocookie.com/**', fakeYouTube);
  await openTitle(page, 'YouTube', 'https://www.youtube.com/watch?v=eRsGyueVLvQ');
  const tell = (info: object) =>
    say(page, 'www.youtube-nocookie.com', { event: 'infoDelivery', info });
  await play(page);
  await isPlaying(page);
  await tell({ playerState: 3 });
  await spinner(page).waitFor();
  await expect(player(page).locator('iframe')).toBeShown();
  await tell({ playerState: 1 });
  await spinner(page).waitFor({ state: 'detached' });
  await tell({ playerState: 0, currentTime: 90 });
  await play(page);
  await button(page, 'Pause').waitFor();
});

test('a video that YouTube does not play here can be watched there', async ({ member: page }) => {
  const refusing = `addEventListener('message', ({ data, source, origin }) => {
    const refusal = JSON.stringify({ event: 'onError', info: 150 });
    if (JSON.parse(data).event === 'listening') source.postMessage(refusal, origin);
  });`;
  await fakePlayerFrame(page, 'https://www.youtube-nocookie.com/**', refusing);
  await openTitle(page, 'YouTube', 'https://youtu.be/eRsGyueVLvQ');
  await play(page);
  await page.getByText("The provider doesn't allow it to play here.").waitFor();
  await expect(page.getByRole('link', { name: 'Watch on YouTube' })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=eRsGyueVLvQ',
  );
});

test('Vimeo tells that it buffers, while it plays, and that a video has ended', async ({
  member: page,
}) => {
  await fakePlayerFrame(page, 'https://player.vimeo.com/**', fakeVimeo);
  await openTitle(page, 'Vimeo', 'https://vimeo.com/1084537');
  const tell = (event: string) => say(page, 'player.vimeo.com', { event, data: {} });
  await playerOn(page).comeToPlay();
  await player(page).locator('iframe').waitFor({ state: 'attached' });
  await expect(player(page)).toHaveAttribute('aria-busy', 'false');
  await tell('bufferstart');
  await tell('play');
  await button(page, 'Pause').waitFor();
  expect(await spinner(page).count()).toBe(0);
  await tell('bufferstart');
  await spinner(page).waitFor();
  await tell('bufferend');
  await spinner(page).waitFor({ state: 'detached' });
  await tell('ended');
  await button(page, 'Play').waitFor();
  await tell('bufferend');
  await tell('play');
  await button(page, 'Pause').waitFor();
});
