import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { passFlowTime } from '../setup/flow-clock';
import { intercept } from '../setup/interception';
import { PHONE } from '../setup/test';
import { FILE, type Link, type PlayerPage, STREAM, stillPlayerOn } from './player-page';
import { test } from './player-test';

const surface = (page: Page) => page.getByTestId('surface');
const areHidden = ({ controls }: PlayerPage) =>
  expect(controls).toHaveAttribute('data-hidden', 'true');
const areShown = ({ controls }: PlayerPage) =>
  expect(controls).toHaveAttribute('data-hidden', null);

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

async function play(film: PlayerPage, ...links: Link[]) {
  await film.openWith(links.length > 0 ? links : [STREAM]);
  await film.play();
  await film.controls.waitFor();
}

test('controls and pointer hide while the film plays, and stay while pointer, focus or a menu is on them', async ({
  stillFilm: film,
}) => {
  const { page } = film;
  const watch = () => passFlowTime(page, 3000);
  await play(film);
  const name = film.stage.getByText('Seven Lamps');
  const isNamed = () => name.evaluate((it) => Number(getComputedStyle(it).opacity));
  await expect.poll(isNamed).toBe(1);
  await watch();
  await areHidden(film);
  await expect.poll(isNamed).toBe(0);
  const cursor = () => surface(page).evaluate((it) => getComputedStyle(it).cursor);
  expect(await cursor()).toBe('none');
  await surface(page).hover();
  await areShown(film);
  expect(await cursor()).not.toBe('none');
  await watch();
  await areHidden(film);
  await page.keyboard.press('k');
  await areShown(film);
  await page.keyboard.press('k');
  await film.seesItPlay();
  await watch();
  await areHidden(film);

  await surface(page).hover();
  await film.control('Mute').hover();
  await passFlowTime(page, 10_000);
  await areShown(film);
  await page.mouse.move(5, 5);
  await areHidden(film);
  await page.keyboard.press('Tab');
  await areShown(film);
  await passFlowTime(page, 10_000);
  await areShown(film);
  await film.control('Settings').press('Enter');
  await page.getByRole('menu').waitFor();
  await passFlowTime(page, 10_000);
  await areShown(film);
});

test('a click on the film pauses it, and a double click fills the screen', async ({
  stillFilm: film,
}) => {
  const { page } = film;
  await play(film);
  await surface(page).click({ position: { x: 200, y: 100 } });
  await film.sees('isPaused', true);
  await film.showsOsd('Pause');
  await expect(film.video).toHaveFocus();
  await surface(page).dblclick({ position: { x: 200, y: 100 } });
  await film.seesFullScreen(true);
  await film.control('Exit full screen').waitFor();
  await page.keyboard.press('ArrowDown');
  await film.sees('volume', 0.95);
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

test('shortcuts do not act in text boxes, menus, buttons and the list of shortcuts', async ({
  film,
}) => {
  const { page } = film;
  await play(film);
  const search = page.getByRole('combobox', { name: /search/i }).first();
  await search.pressSequentially('kfm 5');
  await expect(search).toHaveValue('kfm 5');
  await page.getByRole('button', { name: 'Share' }).press(' ');
  await page
    .getByText(/link copied|\/movie-details\/7/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Share' }).press('ArrowDown');
  await film.control('Settings').press('Enter');
  await page.getByRole('menu').press('k');
  expect(await film.now()).toMatchObject({ isPaused: false, isMuted: false, volume: 1 });
  await page.keyboard.press('Escape');
  await film.video.focus();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await dialog.getByText('Previous or next frame (while paused)').waitFor();
  await page.keyboard.press('k');
  expect((await film.now()).isPaused).toBe(false);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect(film.video).toHaveFocus();
  await page.keyboard.press('k');
  await film.sees('isPaused', true);
});

test('Space pauses after a click on a button of the player, and clicks one that has keyboard focus', async ({
  stillFilm: film,
}) => {
  const { page } = film;
  await play(film);
  await film.control('Mute').click();
  await film.sees('isMuted', true);
  await page.keyboard.press(' ');
  await film.sees('isPaused', true);
  await page.keyboard.press(' ');
  await film.seesItPlay();
  expect((await film.now()).isMuted).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press(' ');
  await film.sees('isMuted', false);
  expect((await film.now()).isPaused).toBe(false);
});

test('the quality is chosen by keyboard, and its segments are requested', async ({
  realFilm: film,
}) => {
  const { page } = film;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await play(film);
  await film.control('Settings').press('Enter');
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
  await expect(film.control('Settings')).toHaveFocus();
  await expect.poll(() => asked.some((path) => /\/216p-\d+\.m4s$/.test(path))).toBe(true);
  await film.control('Settings').press('Enter');
  await item(/^Quality.*216p/).press('Enter');
  await page.getByRole('menuitemcheckbox', { name: 'Data saver' }).press(' ');
  await expect(page.getByRole('menuitemcheckbox')).toHaveAttribute('aria-checked', 'true');
});

test('another source of the film continues at the same second', async ({ realFilm: film }) => {
  const { page } = film;
  await play(film, STREAM, FILE);
  await page.keyboard.press('5');
  await film.seesItGoOn(29);
  await film.control('Settings').press('Enter');
  await page.getByRole('menuitem', { name: /^Source.*Source 1 \(HLS\)/ }).press('Enter');
  await page.getByRole('menuitemradio', { name: 'Source 2 (mp4)' }).press('Enter');
  await expect.poll(async () => (await film.now()).src).toMatch(/paper-boats\.mp4$/);
  await film.seesItGoOn(29);
});

test('a finger toggles the controls, seeks and speeds up; two, which may be a pinch, do not', async ({
  openMember,
}) => {
  const page = await openMember({ viewport: PHONE, hasTouch: true, isMobile: true });
  const film = await stillPlayerOn(page);
  await play(film);
  await passFlowTime(page, 3000);
  await areHidden(film);
  await page.clock.install();
  await tap(page, 200);
  await areShown(film);
  await tap(page, 200);
  await areHidden(film);
  const before = await film.second();
  await tap(page, 350, 2);
  await film.showsOsd('+10 s');
  await expect.poll(film.second).toBeGreaterThan(before + 9);
  await tap(page, 40, 2);
  await film.showsOsd('−10 s');
  const finger = { pointerType: 'touch', button: 0, isPrimary: true };
  await surface(page).dispatchEvent('pointerdown', finger);
  await page.clock.runFor(500);
  await film.showsOsd('Speed 2×');
  await film.sees('rate', 2);
  await surface(page).dispatchEvent('pointerup', finger);
  await film.sees('rate', 1);

  const fingers = [1, 2].map((pointerId) => ({
    pointerType: 'touch',
    pointerId,
    isPrimary: pointerId === 1,
  }));
  for (const it of fingers) {
    await surface(page).dispatchEvent('pointerdown', it);
    await page.clock.runFor(200);
  }
  for (const it of fingers) await surface(page).dispatchEvent('pointercancel', it);
  await page.clock.runFor(1000);
  expect((await film.now()).rate).toBe(1);
});

test("where our controls can't load, the browser's own are there", async ({
  realFilm: film,
  logs,
}) => {
  const { page } = film;
  logs.expects(/ERR_FAILED/);
  await intercept(page, '**/Controls.*.js', (it) => it.abort());
  await film.openWith([STREAM]);
  await film.play();
  await film.sees('hasControls', true);
  await film.button('Trailer').press('Enter');
  await expect.poll(async () => (await film.now()).src).toMatch(/paper-boats/);
  await film.sees('hasControls', true);
});

test('theatre mode begins at the top of the window, after full screen too, and scrolls the film into view on exit', async ({
  film,
}) => {
  const { page } = film;
  await play(film);
  const topOf = () => film.stage.evaluate((it) => Math.round(it.getBoundingClientRect().top));
  const barHeight = () =>
    page.getByRole('banner').evaluate((it) => Math.round(it.getBoundingClientRect().bottom));
  await page.keyboard.press('t');
  await expect.poll(topOf).toBe(0);
  await page.keyboard.press('t');
  await expect.poll(topOf).toBe(await barHeight());
  await film.fillScreen();
  await page.keyboard.press('t');
  await page.keyboard.press('f');
  await page.waitForFunction(() => document.fullscreenElement === null);
  await expect.poll(topOf).toBe(0);
});
