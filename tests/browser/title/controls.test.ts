/** The controls over a film: when they are seen, their menus, and what keys and fingers do. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { mockCall } from '../setup/provider';
import { PHONE, test } from '../setup/test';
import { details } from './details';
import { expectToFillScreen } from './views/full-screen';

const FILM = { type: 'HLS', url: '/media/streams/slow-orbit/master.m3u8' };

const player = (page: Page) => page.getByTestId('player');
const controls = (page: Page) => page.getByTestId('controls');
const surface = (page: Page) => page.getByTestId('surface');
const echo = (page: Page, text: string) =>
  page.getByTestId('echo').getByText(text, { exact: true });
const video = (page: Page) => player(page).locator('video');
const of = <Fact>(page: Page, read: (video: HTMLVideoElement) => Fact) =>
  video(page).evaluate(read as (it: SVGElement | HTMLElement) => Fact);
const button = (page: Page, name: string) =>
  controls(page).getByRole('button', { name, exact: true });
const isHidden = (page: Page) => expect(controls(page)).toHaveAttribute('data-hidden', 'true');
const isShown = (page: Page) => expect(controls(page)).toHaveAttribute('data-hidden', null);

/** A finger comes down and goes up, `times` in quick succession; `x` from the video's left edge. */
async function tap(page: Page, x: number, times = 1) {
  await surface(page).evaluate(
    (it, at) => {
      const { left, top } = it.getBoundingClientRect();
      const place = { clientX: left + at.x, clientY: top + 60 };
      for (let tapped = 0; tapped < at.times; tapped += 1) {
        for (const type of ['pointerdown', 'pointerup']) {
          const finger = { ...place, pointerType: 'touch', bubbles: true };
          it.dispatchEvent(new PointerEvent(type, finger));
        }
      }
    },
    { x, times },
  );
}

async function play(page: Page, ...links: object[]) {
  const data = details({ video_links: links.length > 0 ? links : [FILM] });
  await mockCall(page, '/user/movie-details/7', { body: { data } });
  await page.goto('/movie-details/7');
  await page.getByRole('button', { name: 'Play', exact: true }).press('Enter');
  await expect.poll(() => of(page, (it) => it.currentTime)).toBeGreaterThan(0);
  await controls(page).waitFor();
}

test('controls and pointer hide while the film plays, and come back when the pointer moves', async ({
  member: page,
}) => {
  await play(page);
  await isHidden(page);
  const cursor = () => surface(page).evaluate((it) => getComputedStyle(it).cursor);
  expect(await cursor()).toBe('none');
  await surface(page).hover();
  await isShown(page);
  expect(await cursor()).not.toBe('none');
  await isHidden(page);
  await page.keyboard.press('k');
  await isShown(page);
  await page.keyboard.press('k');
  await isHidden(page);
});

test('controls stay while the pointer or the focus is on them, and a menu is open', async ({
  member: page,
}) => {
  await play(page);
  await page.clock.install();
  await button(page, 'Mute').hover();
  await page.clock.runFor(10_000);
  await isShown(page);
  await page.mouse.move(5, 5);
  await isHidden(page);
  await page.keyboard.press('Tab');
  await isShown(page);
  await page.clock.runFor(10_000);
  await isShown(page);
  await button(page, 'Settings').press('Enter');
  await page.getByRole('menu').waitFor();
  await page.clock.runFor(10_000);
  await isShown(page);
});

test('a click on the film pauses it, and two make it as large as the screen', async ({
  member: page,
}) => {
  await play(page);
  await surface(page).click({ position: { x: 200, y: 100 } });
  await expect.poll(() => of(page, (it) => it.paused)).toBe(true);
  await echo(page, 'Pause').waitFor();
  await expect(video(page)).toHaveFocus();
  await surface(page).dblclick({ position: { x: 200, y: 100 } });
  await expectToFillScreen(page);
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

test('keys are not taken from text boxes, menus and buttons', async ({ member: page }) => {
  await play(page);
  const isPaused = () => of(page, (it) => it.paused);
  const search = page.getByRole('combobox', { name: /search/i }).first();
  await search.pressSequentially('kfm 5');
  await expect(search).toHaveValue('kfm 5');
  await page.getByRole('button', { name: 'Share' }).press(' ');
  await page
    .getByText(/link is copied|\/movie-details\/7/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Share' }).press('ArrowDown');
  await button(page, 'Settings').press('Enter');
  await page.getByRole('menu').press('k');
  expect(await isPaused()).toBe(false);
  expect(await of(page, ({ muted, volume }) => [muted, volume])).toEqual([false, 1]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('k');
  await expect.poll(isPaused).toBe(true);
});

test('? lists the keys, and the focus returns to the film', async ({ member: page }) => {
  await play(page);
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await dialog.getByText('A frame back or on, while paused').waitFor();
  await page.keyboard.press('k');
  expect(await of(page, (it) => it.paused)).toBe(false);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect(video(page)).toHaveFocus();
});

test('the quality is chosen by keyboard, and its segments are asked for', async ({
  member: page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await play(page);
  await button(page, 'Settings').press('Enter');
  const item = (name: RegExp) => page.getByRole('menuitem', { name });
  await expect(item(/^Speed/)).toHaveFocus();
  await page.keyboard.press('ArrowDown');
  await expect(item(/^Quality.*Auto \(\d+p\)/)).toHaveFocus();
  await page.keyboard.press('Enter');
  const choice = (name: string | RegExp) => page.getByRole('menuitemradio', { name });
  await expect(choice(/^Auto/)).toHaveFocus();
  await page.keyboard.press('End');
  await expect(choice('216p')).toHaveFocus();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Settings')).toHaveFocus();
  await expect.poll(() => asked.some((path) => /\/216p-\d+\.m4s$/.test(path))).toBe(true);
  await button(page, 'Settings').press('Enter');
  await item(/^Quality.*216p/).press('Enter');
  await page.getByRole('menuitemcheckbox', { name: 'Data saver' }).press(' ');
  await expect(page.getByRole('menuitemcheckbox')).toHaveAttribute('aria-checked', 'true');
});

test('another source of the film plays on at the same second', async ({ member: page }) => {
  await play(page, FILM, { type: 'mp4', url: '/media/streams/paper-boats.mp4' });
  await page.keyboard.press('5');
  await expect.poll(() => of(page, (it) => it.currentTime)).toBeGreaterThan(29);
  await button(page, 'Settings').press('Enter');
  await page.getByRole('menuitem', { name: /^Source.*Source 1 \(HLS\)/ }).press('Enter');
  await page.getByRole('menuitemradio', { name: 'Source 2 (mp4)' }).press('Enter');
  await expect.poll(() => of(page, (it) => it.src)).toMatch(/paper-boats\.mp4$/);
  await expect.poll(() => of(page, (it) => !it.paused && it.currentTime)).toBeGreaterThan(29);
});

test('a finger shows and hides the controls, goes on and back, and hurries', async ({
  open,
  account,
}) => {
  const { storageState } = account;
  const page = await open({ storageState, viewport: PHONE, hasTouch: true, isMobile: true });
  await play(page);
  await isHidden(page);
  // How long a press takes, and what follows it, is the test's to say.
  await page.clock.install();
  await tap(page, 200);
  await isShown(page);
  await tap(page, 200);
  await isHidden(page);
  const second = () => of(page, (it) => it.currentTime);
  const before = await second();
  await tap(page, 350, 2);
  await echo(page, '+10 s').waitFor();
  await expect.poll(second).toBeGreaterThan(before + 9);
  await tap(page, 40, 2);
  await echo(page, '−10 s').waitFor();
  const finger = { pointerType: 'touch', button: 0, isPrimary: true };
  await surface(page).dispatchEvent('pointerdown', finger);
  await page.clock.runFor(500);
  await echo(page, 'Speed 2×').waitFor();
  expect(await of(page, (it) => it.playbackRate)).toBe(2);
  await surface(page).dispatchEvent('pointerup', finger);
  await expect.poll(() => of(page, (it) => it.playbackRate)).toBe(1);
});

test('two fingers on the film, which may be a pinch, do not hurry it', async ({
  open,
  account,
}) => {
  const { storageState } = account;
  const page = await open({ storageState, viewport: PHONE, hasTouch: true, isMobile: true });
  await play(page);
  await page.clock.install();
  const finger = { pointerType: 'touch', pointerId: 1, isPrimary: true };
  const second = { pointerType: 'touch', pointerId: 2, isPrimary: false };
  await surface(page).dispatchEvent('pointerdown', finger);
  await page.clock.runFor(200);
  await surface(page).dispatchEvent('pointerdown', second);
  for (const it of [finger, second]) await surface(page).dispatchEvent('pointercancel', it);
  await page.clock.runFor(1000);
  expect(await of(page, (it) => it.playbackRate)).toBe(1);
});

test('a film made silent by its volume is heard again when it is unmuted', async ({
  member: page,
}) => {
  await play(page);
  for (let presses = 0; presses < 20; presses += 1) await page.keyboard.press('ArrowDown');
  await expect.poll(() => of(page, (it) => it.muted)).toBe(true);
  await page.keyboard.press('m');
  await expect.poll(() => of(page, ({ muted, volume }) => !muted && volume > 0)).toBe(true);
});

test('where our controls cannot be had, the browser’s own are there', async ({
  member: page,
  logs,
}) => {
  logs.expects(/ERR_FAILED/);
  await page.route('**/Controls.*.js', (route) => route.abort());
  const data = details({ video_links: [FILM] });
  await mockCall(page, '/user/movie-details/7', { body: { data } });
  await page.goto('/movie-details/7');
  await page.getByRole('button', { name: 'Play', exact: true }).press('Enter');
  await expect.poll(() => of(page, (it) => it.controls)).toBe(true);
  await expect.poll(() => of(page, (it) => it.currentTime)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Trailer', exact: true }).press('Enter');
  await expect.poll(() => of(page, (it) => it.src)).toMatch(/paper-boats/);
  await expect.poll(() => of(page, (it) => it.controls)).toBe(true);
});

test('theatre mode begins at the top of the window, and the film stays in sight after it', async ({
  member: page,
}) => {
  await play(page);
  const topOf = () => player(page).evaluate((it) => Math.round(it.getBoundingClientRect().top));
  const barHeight = () =>
    page.getByRole('banner').evaluate((it) => Math.round(it.getBoundingClientRect().bottom));
  await page.keyboard.press('t');
  await expect.poll(topOf).toBe(0);
  await page.keyboard.press('t');
  await expect.poll(topOf).toBe(await barHeight());
});
