/** Only one film plays in a browser. */
import { expect } from 'vitest';
import { holdRequest } from '../setup/provider';
import { fakePlayerFrame } from '../title/outside-players';
import { FILE, OTHER_FILM, playerOn, quickPlayerOn } from '../title/player-page';
import { test } from '../title/player-test';

test('a film that begins in one tab pauses that of the other, and can take it back', async ({
  openMember,
}) => {
  const one = await quickPlayerOn(await openMember());
  const two = await quickPlayerOn(await one.page.context().newPage());
  await one.open();
  await one.play();
  await two.open(OTHER_FILM);
  await two.play();
  await one.sees('isPaused', true);
  await one.play();
  await two.sees('isPaused', true);
  const stood = await two.second();
  expect(await two.second()).toBe(stood);
});

test('a film that is still to begin in one tab does not begin beside that of the other', async ({
  openMember,
}) => {
  const one = playerOn(await openMember());
  const data = await holdRequest(one.page, '**/paper-boats.mp4');
  await one.openWith([FILE]);
  await one.pressPlay();
  await one.sees('isPaused', false);
  const two = playerOn(await one.page.context().newPage());
  await two.open();
  await two.play();
  await one.button('Play').waitFor();
  await data.release();
  await one.sees('readyState', 4);
  expect([await one.isPlaying(), await two.isPlaying()]).toEqual([false, true]);
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
  test(`a film that begins in one tab pauses ${type} in the other`, async ({ openMember }) => {
    const one = playerOn(await openMember());
    const host =
      type === 'YouTube' ? 'https://www.youtube-nocookie.com/**' : 'https://player.vimeo.com/**';
    await fakePlayerFrame(one.page, host, speaking);
    await one.openWith([{ type, url: address[type] }]);
    await one.pressPlay();
    const frame = one.stage.frameLocator('iframe');
    await frame.locator('[data-plays]').waitFor({ state: 'attached' });
    const two = playerOn(await one.page.context().newPage());
    await two.open();
    await two.play();
    await frame.locator('[data-was-paused]').waitFor({ state: 'attached' });
    await one.button('Play').waitFor();
  });
}
