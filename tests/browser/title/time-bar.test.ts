import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { PHONE } from '../setup/test';
import { type PlayerPage, STREAM, stillPlayerOn } from './player-page';
import { test } from './player-test';

async function play(film: PlayerPage) {
  await film.openWith([STREAM]);
  await film.play();
  await film.controls.waitFor();
}

test('a drag of the time bar that the system interrupts seeks nowhere and leaves nothing behind', async ({
  openMember,
}) => {
  const page = await openMember({ viewport: PHONE, hasTouch: true, isMobile: true });
  const film = await stillPlayerOn(page);
  await play(film);
  const box = await film.controls.getByRole('slider', { name: 'Time' }).boundingBox();
  if (!box) throw new Error('The time bar is not shown');
  const screen = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchCancel', ...shares: number[]) =>
    screen.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: shares.map((it) => ({
        x: box.x + it * box.width,
        y: box.y + box.height / 2,
      })),
    });
  const tip = film.controls.locator('[data-time-tip]');
  await touch('touchStart', 0.25);
  await touch('touchMove', 0.51);
  await tip.getByText('0:30').waitFor();
  await touch('touchCancel');
  await tip.waitFor({ state: 'detached' });
  expect(await film.second()).toBeLessThan(10);
});

test('a film that loses its length during a drag has a time bar that follows it afterwards', async ({
  stillFilm: film,
}) => {
  await play(film);
  const { page } = film;
  const time = film.controls.getByRole('slider', { name: 'Time' });
  const box = await time.boundingBox();
  if (!box) throw new Error('The time bar is not shown');
  const tip = film.controls.locator('[data-time-tip]');
  await page.mouse.move(box.x + box.width / 4, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await tip.getByText('0:30').waitFor();
  await changeLength(film, Number.POSITIVE_INFINITY);
  await time.waitFor({ state: 'detached' });
  await page.mouse.move(box.x, box.y - 200);
  await page.mouse.up();
  await changeLength(film, 60);
  await time.waitFor();
  expect(await tip.count()).toBe(0);
  expect(await film.second()).toBeLessThan(10);
  expect(await playedShare(time)).toBeLessThan(0.2);
});

const changeLength = ({ video }: PlayerPage, seconds: number) =>
  video.evaluate((it, duration) => {
    Object.assign(it, { duration });
  }, seconds);

const playedShare = (time: Locator) =>
  time
    .locator('[data-played]')
    .evaluate((it) => Number(getComputedStyle(it).getPropertyValue('--to')));

test('from right to left, time still runs to the right and its clock is read as ever', async ({
  stillFilm: film,
}) => {
  await play(film);
  await film.page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  const time = film.controls.getByRole('slider', { name: 'Time' });
  const box = await time.boundingBox();
  if (!box) throw new Error('The time bar is not shown');
  await time.click({ position: { x: box.width / 4, y: box.height / 2 } });
  await expect.poll(async () => Number(await time.getAttribute('aria-valuenow'))).toBe(25);
  const clock = film.controls.getByText('0:15 / 1:00').first();
  expect(await clock.evaluate((it) => getComputedStyle(it).direction)).toBe('ltr');
});
