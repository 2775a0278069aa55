import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from '../setup/test';
import { type Film, playEmbed } from './embeds';
import { playerOn, STREAM } from './player-page';
import { expectToGoOn, film, SOURCES } from './source';

const player = (page: Page) => page.getByTestId('player');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function play(page: Page, type: string, url: string): Promise<void> {
  await playEmbed[type]?.(page);
  const trailer_url = '/media/streams/paper-boats.mp4?trailer';
  const player = playerOn(page);
  await player.openWith([{ type, url }], { trailer_url });
  await player.pressPlay();
  await expectToGoOn(page);
}

const becomes = (page: Page, name: keyof Film, value: Film[keyof Film]) =>
  expect.poll(async () => (await film(page))[name]).toBe(value);

async function isAround(page: Page, second: number) {
  const distance = async () => Math.abs((await film(page)).time - second);
  await expect.poll(distance).toBeLessThan(0.5);
}

describe.each(SOURCES)('a %s', (type, url) => {
  test('is played, paused, and adjusted by keyboard, with our controls or its own', async ({
    member: page,
  }) => {
    await play(page, type, url);
    const isFramed = (await page.locator('iframe').count()) > 0;
    const press = (key: string) => page.keyboard.press(key);
    await press('k');
    await becomes(page, 'isPaused', true);
    await button(page, 'Play').waitFor();
    await press('5');
    await isAround(page, 30);
    await playerOn(page).showsOsd('+10 s', () => press('l'));
    await isAround(page, 40);
    expect(await page.getByTestId('controls').count()).toBe(isFramed ? 0 : 1);
    await press('j');
    await isAround(page, 30);
    await press('ArrowRight');
    await isAround(page, 35);
    await press('ArrowLeft');
    await isAround(page, 30);
    await press('Home');
    await isAround(page, 0);
    await press('ArrowDown');
    await press('ArrowDown');
    await becomes(page, 'volume', 0.9);
    await press('ArrowUp');
    await becomes(page, 'volume', 0.95);
    await press('m');
    await becomes(page, 'isMuted', true);
    await press('m');
    await becomes(page, 'isMuted', false);
    await press('>');
    await becomes(page, 'rate', 1.25);
    await press('<');
    await becomes(page, 'rate', 1);
    await press(' ');
    await becomes(page, 'isPaused', false);
    await page.getByRole('link', { name: 'TV Show', exact: true }).click();
    await page.getByRole('heading', { name: 'TV Shows', level: 1 }).waitFor();
    expect(await page.locator('video, iframe').count()).toBe(0);
  });

  test('responds to two presses at once, before it has reported the first; keeps speed and volume for the next video', async ({
    member: page,
  }) => {
    await play(page, type, url);
    const { showsOsd } = playerOn(page);
    const pressTwice = () =>
      page.evaluate(() => {
        const press = () =>
          document.activeElement?.dispatchEvent(
            new KeyboardEvent('keydown', { key: 'm', code: 'KeyM', bubbles: true }),
          );
        press();
        press();
      });
    await showsOsd('Volume 100 %', pressTwice);
    await showsOsd('Muted', () => page.keyboard.press('m'));
    await becomes(page, 'isMuted', true);
    for (const key of ['m', '>', 'ArrowDown']) await page.keyboard.press(key);
    await becomes(page, 'rate', 1.25);
    await expect
      .poll(() =>
        page.evaluate(() => [
          navigator.mediaSession.metadata?.title,
          navigator.mediaSession.playbackState,
        ]),
      )
      .toEqual(['Seven Lamps', 'playing']);
    await button(page, 'Trailer').press('Enter');
    await button(page, 'Pause').waitFor({ state: 'detached' });
    const trailer = () =>
      player(page)
        .locator('video')
        .evaluate(({ volume, playbackRate, src }: HTMLVideoElement) => [
          ...[volume, playbackRate, new URL(src).search],
        ]);
    await expect.poll(trailer).toEqual([0.95, 1.25, '?trailer']);
  });
});

test('a film does what each of our controls says', async ({ member: page }) => {
  await play(page, STREAM.type, STREAM.url);
  const controls = page.getByTestId('controls');
  const press = (name: string) =>
    controls.getByRole('button', { name, exact: true }).press('Enter');
  await press('Pause video');
  await becomes(page, 'isPaused', true);
  const time = controls.getByRole('slider', { name: 'Time' });
  await time.press('Home');
  await isAround(page, 0);
  await press('Forward 10 seconds');
  await isAround(page, 10);
  await press('Back 10 seconds');
  await isAround(page, 0);
  await time.press('PageUp');
  await isAround(page, 30);
  await expect(time).toHaveAttribute('aria-valuetext', '30 seconds of 1 minute');
  await press('Mute');
  await becomes(page, 'isMuted', true);
  await press('Unmute');
  await becomes(page, 'isMuted', false);
  const volume = controls.getByRole('slider', { name: 'Volume' });
  for (let presses = 0; presses < 4; presses++) await volume.press('ArrowLeft');
  await becomes(page, 'volume', 0.8);
  await expect(volume).toHaveAttribute('aria-valuetext', '80 %');
  await press('Settings');
  await page.getByRole('menuitem', { name: 'Speed' }).press('Enter');
  await page.getByRole('menuitemradio', { name: '1.5×' }).press('Enter');
  await becomes(page, 'rate', 1.5);
  await press('Theatre mode');
  await expect(player(page)).toHaveAttribute('data-theatre', '');
  await press('Theatre mode');
  await expect(player(page)).toHaveAttribute('data-theatre', null);
  await press('Full screen');
  await playerOn(page).seesFullScreen(true);
  await press('Exit full screen');
  await playerOn(page).seesFullScreen(false);
  await press('Play video');
  await becomes(page, 'isPaused', false);
});
