import { expect } from 'vitest';
import { holdRequest } from '../setup/provider';
import { playEmbed } from '../title/embeds';
import { freshFile, OTHER_FILM, playerOn, quickPlayerOn } from '../title/player-page';
import { test } from '../title/player-test';
import { expectToGoOn, film, SOURCES } from '../title/source';

test('a film that starts in one tab pauses that of the other, which can take over again', async ({
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

test('a film that is about to start in one tab does not play beside that of the other', async ({
  openMember,
}) => {
  const one = playerOn(await openMember());
  const data = await holdRequest(one.page, '**/paper-boats.mp4');
  await one.openWith([freshFile()]);
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

test.for(SOURCES.slice(2))(
  'a film that starts in one tab pauses that of %s in the other',
  async ([type, url], { openMember }) => {
    const one = playerOn(await openMember());
    await playEmbed[type]?.(one.page);
    await one.openWith([{ type, url }]);
    await one.pressPlay();
    await expectToGoOn(one.page);
    const two = playerOn(await one.page.context().newPage());
    await two.open();
    await two.play();
    await expect.poll(async () => (await film(one.page)).isPaused).toBe(true);
    await one.button('Play').waitFor();
  },
);
