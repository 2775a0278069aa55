import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { passFlowTime, stopFlowClock } from '../setup/flow-clock';
import { holdRequest } from '../setup/provider';
import { test } from '../setup/test';
import { fakePlayerFrame, fakeVimeo, fakeYouTube } from './embeds';
import { FILE, freshFile, type PlayerPage, playerOn, STREAM } from './player-page';

const slow = (page: Page) => page.getByText('This is taking longer than usual.');
const spinner = ({ stage }: PlayerPage) => stage.getByText('The video is loading');

async function isPlaying(film: PlayerPage) {
  await expect(film.stage).toHaveAttribute('aria-busy', 'false');
  await film.button('Pause').waitFor();
}

async function say(page: Page, host: string, message: object) {
  const frame = page.frames().find((it) => new URL(it.url()).host === host);
  if (!frame) throw new Error(`There is no frame of ${host}`);
  await frame.evaluate((it) => parent.postMessage(JSON.stringify(it), '*'), message);
}

test('a film that has not loaded can be paused; it shows a notice after eight seconds, and paused during a retry it waits for Play', async ({
  member: page,
}) => {
  await stopFlowClock(page);
  const film = playerOn(page);
  const data = await holdRequest(page, '**/paper-boats.mp4');
  await film.watch(freshFile());
  await expect(film.stage).toHaveAttribute('aria-busy', 'true');
  await film.button('Pause').click();
  await film.button('Play').waitFor();
  await expect(film.stage).toHaveAttribute('data-covered', 'true');
  await expect(film.stage).toHaveAttribute('aria-busy', 'true');
  expect(await spinner(film).count()).toBe(0);
  await film.pressPlay();
  await film.button('Pause').waitFor();
  await passFlowTime(page, 8000);
  await slow(page).waitFor();
  await page.getByRole('button', { name: 'Reload' }).click();
  await film.button('Pause').click();
  await film.button('Play').waitFor();
  await data.release();
  await film.sees('readyState', 4);
  await passFlowTime(page, 9000);
  expect((await film.now()).isPaused).toBe(true);
  await expect(film.stage).toHaveAttribute('aria-busy', 'false');
  await slow(page).waitFor({ state: 'detached' });
  await film.play();
});

test('a stalled file shows a notice beside the video, and continues; at its end Play restarts it', async ({
  member: page,
}) => {
  const film = playerOn(page);
  await film.watch(FILE);
  await isPlaying(film);
  await film.video.dispatchEvent('waiting');
  await spinner(film).waitFor();
  await expect(film.stage).toHaveAttribute('aria-busy', 'true');
  await expect(film.stage).toHaveAttribute('data-covered', 'false');
  await film.button('Pause').waitFor();
  await film.video.dispatchEvent('playing');
  await spinner(film).waitFor({ state: 'detached' });
  await seesItBeginAgain(film);
});

test('a stream that waits for its next segment after Play can be paused again; at its end Play restarts it', async ({
  member: page,
}) => {
  const film = playerOn(page);
  await film.watch(STREAM);
  await isPlaying(film);
  await film.pause();
  const segments = await holdRequest(page, '**/*.m4s');
  await page.keyboard.press('9');
  await film.button('Play').click();
  await film.button('Pause').click();
  await film.button('Play').waitFor();
  await segments.release();
  await film.sees('readyState', 4);
  expect((await film.now()).isPaused).toBe(true);
  await film.button('Play').click();
  await isPlaying(film);
  await seesItBeginAgain(film);
});

async function seesItBeginAgain(film: PlayerPage) {
  await film.leave(0.3);
  await film.seesItEnd();
  await film.button('Play').click();
  await expect.poll(film.second).toBeLessThan(30);
  await isPlaying(film);
}

test('YouTube reports that it buffers and that a video has ended', async ({ member: page }) => {
  await fakePlayerFrame(page, 'https://www.youtube-nocookie.com/**', fakeYouTube);
  const film = playerOn(page);
  await film.openWith([{ type: 'YouTube', url: 'https://www.youtube.com/watch?v=eRsGyueVLvQ' }]);
  const tell = (info: object) =>
    say(page, 'www.youtube-nocookie.com', { event: 'infoDelivery', info });
  await film.pressPlay();
  await isPlaying(film);
  await tell({ playerState: 3 });
  await spinner(film).waitFor();
  await expect(film.stage.locator('iframe')).toBeShown();
  await tell({ playerState: 1 });
  await spinner(film).waitFor({ state: 'detached' });
  await tell({ playerState: 0, currentTime: 90 });
  await film.pressPlay();
  await film.button('Pause').waitFor();
});

test('a video that YouTube does not embed can be watched there', async ({ member: page }) => {
  const refusing = `addEventListener('message', ({ data, source, origin }) => {
    const refusal = JSON.stringify({ event: 'onError', info: 150 });
    if (JSON.parse(data).event === 'listening') source.postMessage(refusal, origin);
  });`;
  await fakePlayerFrame(page, 'https://www.youtube-nocookie.com/**', refusing);
  await playerOn(page).watch({ type: 'YouTube', url: 'https://youtu.be/eRsGyueVLvQ' });
  await page.getByText("The provider doesn't allow this video to play here.").waitFor();
  await expect(page.getByRole('link', { name: 'Watch on YouTube' })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=eRsGyueVLvQ',
  );
});

test('Vimeo reports that it buffers during playback, and that a video has ended; before playback it shows no notice', async ({
  member: page,
}) => {
  await stopFlowClock(page);
  await fakePlayerFrame(page, 'https://player.vimeo.com/**', fakeVimeo);
  const film = playerOn(page);
  await film.openWith([{ type: 'Vimeo', url: 'https://vimeo.com/1084537' }]);
  const tell = (event: string) => say(page, 'player.vimeo.com', { event, data: {} });
  await film.hoverPlay();
  await film.stage.locator('iframe').waitFor({ state: 'attached' });
  await expect(film.stage).toHaveAttribute('aria-busy', 'false');
  await tell('bufferstart');
  await film.pressPlay();
  await passFlowTime(page, 9000);
  expect(await slow(page).count()).toBe(0);
  await tell('play');
  await film.button('Pause').waitFor();
  await passFlowTime(page, 1000);
  expect(await spinner(film).count()).toBe(0);
  await tell('bufferstart');
  const wait = async () => {
    await passFlowTime(page, 400);
    return spinner(film).count();
  };
  await expect.poll(wait).toBe(1);
  await tell('bufferend');
  await spinner(film).waitFor({ state: 'detached' });
  await tell('ended');
  await film.button('Play').waitFor();
  await tell('bufferend');
  await tell('play');
  await film.button('Pause').waitFor();
});
