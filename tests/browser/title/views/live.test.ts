import { expect } from 'vitest';
import { broadcast, CHANNEL, LENGTH, LISTED } from '../channel';
import { FAULT_LOGS, seesText } from '../holding/faults';
import { FILE, HEALING_TIME } from '../player-page';
import { test } from '../player-test';

const SLIDING = { timeout: 5_000 * LENGTH };

test('a channel starts at the live edge, can be rewound, Live returns to the edge, and its end is no failure', {
  timeout: 90_000,
}, async ({ realFilm: film }) => {
  const { page } = film;
  const channel = await broadcast(page);
  await film.watch(CHANNEL);
  await film.seesItGoOn(20);
  const { controls } = film;
  const live = controls.getByRole('button', { name: 'Live', exact: true });
  const goToLive = controls.getByRole('button', { name: 'Go to live' });
  const bar = controls.getByRole('slider', { name: 'Time' });
  await live.waitFor();
  await expect(bar).toHaveAttribute('aria-valuetext', 'Live');
  await expect.poll(() => new Set(channel.firsts).size, SLIDING).toBeGreaterThan(2);
  await expect
    .poll(() => film.video.evaluate((it: HTMLVideoElement) => it.seekable.start(0)), SLIDING)
    .toBeGreaterThan(0);
  const edge = await film.second();

  await bar.press('Home');
  await goToLive.waitFor();
  expect(await film.second()).toBeLessThan(edge - 15);
  await expect.poll(() => bar.getAttribute('aria-valuetext')).toMatch(/^\d\d seconds behind live$/);

  await goToLive.press('Enter');
  await live.waitFor();
  await expect.poll(() => film.second()).toBeGreaterThan(edge - 1);
  await film.seesItGoOn(edge);
  channel.isOver = true;
  await expect
    .poll(() => film.video.evaluate(({ duration }: HTMLVideoElement) => duration), SLIDING)
    .toBeLessThan(Number.POSITIVE_INFINITY);
  await film.leave(1);
  await film.seesItEnd();
  expect(await page.getByText("couldn't play this video").count()).toBe(0);
});

test('a channel that stops sending plays its buffer, shows a notice, and continues by itself', {
  timeout: 90_000,
}, async ({ realFilm: film, logs }) => {
  const { page } = film;
  logs.expects(FAULT_LOGS);
  const channel = await broadcast(page);
  await film.watch(CHANNEL);
  await film.seesItGoOn(20);
  channel.isSilent = true;
  const notice = page.getByText('This channel is off air right now.');
  await notice.waitFor({ timeout: 2 * HEALING_TIME });
  const stood = await film.second();
  expect(stood).toBeGreaterThan(LISTED * LENGTH - 2);
  channel.isCut = true;
  await page.context().setOffline(true);
  await seesText(page, /^You're offline\. The video/);
  channel.isCut = false;
  await page.context().setOffline(false);
  await notice.waitFor({ timeout: HEALING_TIME });
  channel.isSilent = false;
  await notice.waitFor({ state: 'detached', timeout: HEALING_TIME });
  await film.seesItGoOn(stood);
  expect(await page.getByText("couldn't play this video").count()).toBe(0);
});

test('a channel at the live edge plays at normal speed, and films at the chosen one', async ({
  realFilm: film,
}) => {
  const { page } = film;
  await broadcast(page);
  await film.watch(FILE);
  await film.seesItGoOn();
  await page.keyboard.press('>');
  await film.sees('rate', 1.25);
  await film.watch(CHANNEL);
  await film.seesItGoOn(20);
  await film.sees('rate', 1);
  await page.keyboard.press('>');
  await film.showsOsd('Speed 1.25×');
  await film.sees('rate', 1);
  await film.watch(FILE);
  await film.seesItGoOn();
  await film.sees('rate', 1.25);
});
