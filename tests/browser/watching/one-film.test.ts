/** Only one film plays in a browser. */
import { expect } from 'vitest';
import { holdRequest } from '../setup/provider';
import { test } from '../setup/test';
import { details } from '../title/details';
import { fakePlayerFrame } from '../title/player-frames';
import { button, expectPlaying, FILM, isPlaying, second, video } from './film';

test('a film that begins in one tab pauses that of the other, and can take it back', async ({
  open,
  account,
}) => {
  const one = await open({ storageState: account.storageState });
  const two = await one.context().newPage();
  await one.goto(FILM);
  await button(one, 'Play').click();
  await expectPlaying(one);
  await two.goto('/movie-details/102');
  await button(two, 'Play').click();
  await expectPlaying(two);
  await expect.poll(() => isPlaying(one)).toBe(false);
  await button(one, 'Play').click();
  await expectPlaying(one);
  await expect.poll(() => isPlaying(two)).toBe(false);
  const stood = await second(two);
  expect(await second(two)).toBe(stood);
});

test('a film that is still to begin in one tab does not begin beside that of the other', async ({
  open,
  account,
}) => {
  const one = await open({ storageState: account.storageState });
  const film = await holdRequest(one, '**/paper-boats.mp4');
  const links = [{ type: 'mp4', url: '/media/streams/paper-boats.mp4' }];
  const data = details({ video_links: links });
  await one.route('**/user/movie-details/7', (route) => route.fulfill({ json: { data } }));
  await one.goto('/movie-details/7');
  await button(one, 'Play').click();
  await expect.poll(() => video(one).evaluate((it: HTMLVideoElement) => it.paused)).toBe(false);
  const two = await one.context().newPage();
  await two.goto(FILM);
  await button(two, 'Play').click();
  await expectPlaying(two);
  await button(one, 'Play').waitFor();
  await film.release();
  await expect.poll(() => video(one).evaluate((it: HTMLVideoElement) => it.readyState)).toBe(4);
  expect([await isPlaying(one), await isPlaying(two)]).toEqual([false, true]);
});

const address = {
  YouTube: 'https://www.youtube.com/watch?v=eRsGyueVLvQ',
  Vimeo: 'https://vimeo.com/1084537',
};

/** A stand-in that plays and pauses as it is asked, and writes down that it was. */
const speaking = `
  const tell = (message) => parent.postMessage(JSON.stringify(message), '*');
  const state = (playerState) => tell({ event: 'infoDelivery', info: { playerState } });
  addEventListener('message', ({ data }) => {
    const { event, func, method, value = [] } = typeof data === 'string' ? JSON.parse(data) : data;
    if (event === 'listening') tell({ event: 'initialDelivery', info: { playerState: -1 } });
    if (method === 'ping') tell({ event: 'ready' });
    else if (method) tell({ method, value });
    if (func === 'playVideo' || method === 'play') document.body.dataset.plays = 'yes';
    if (func === 'playVideo') state(1);
    if (func === 'pauseVideo') state(2);
    if (method === 'play') tell({ event: 'play', data: { seconds: 1, duration: 60, percent: 0.1 } });
    if (method === 'pause') tell({ event: 'pause', data: { seconds: 1, duration: 60, percent: 0.1 } });
    if (func === 'pauseVideo' || method === 'pause') document.body.dataset.wasPaused = 'yes';
  });
  tell({ event: 'ready' });`;

for (const type of ['YouTube', 'Vimeo'] as const) {
  test(`a film that begins in one tab pauses ${type} in the other`, async ({ open, account }) => {
    const one = await open({ storageState: account.storageState });
    const host =
      type === 'YouTube' ? 'https://www.youtube-nocookie.com/**' : 'https://player.vimeo.com/**';
    await fakePlayerFrame(one, host, speaking);
    const data = details({ video_links: [{ type, url: address[type] }] });
    await one.route('**/user/movie-details/7', (route) => route.fulfill({ json: { data } }));
    await one.goto('/movie-details/7');
    await button(one, 'Play').click();
    await one
      .getByTestId('player')
      .frameLocator('iframe')
      .locator('[data-plays]')
      .waitFor({ state: 'attached' });
    const two = await one.context().newPage();
    await two.goto(FILM);
    await button(two, 'Play').click();
    await expectPlaying(two);
    await one
      .getByTestId('player')
      .frameLocator('iframe')
      .locator('[data-was-paused]')
      .waitFor({ state: 'attached' });
    await button(one, 'Play').waitFor();
  });
}
