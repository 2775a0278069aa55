import { expect } from 'vitest';
import { PHONE } from '../../setup/test';
import { FILE, playerOn, quickPlayerOn, STREAM } from '../player-page';
import { test } from '../player-test';

test('picture in picture takes the film out of the page and back; casting is hidden where no screen is near', async ({
  realFilm: film,
}) => {
  const { page } = film;
  await film.watch(STREAM);
  await film.seesItGoOn();
  const isOut = () => film.video.evaluate((it) => document.pictureInPictureElement === it);
  const inset = film.control('Picture in picture');
  await inset.press('Enter');
  await expect.poll(isOut).toBe(true);
  await expect(inset).toHaveAttribute('aria-pressed', 'true');
  await inset.press('Enter');
  await expect.poll(isOut).toBe(false);
  await expect(inset).toHaveAttribute('aria-pressed', 'false');
  await film.openSettings();
  await page.getByRole('menuitem', { name: 'Speed' }).waitFor();
  expect(await page.getByRole('menuitem', { name: /another screen/ }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('i');
  await expect.poll(isOut).toBe(true);
  await page.getByRole('link', { name: 'TV Show', exact: true }).click();
  await expect.poll(() => page.evaluate(() => document.pictureInPictureElement)).toBeNull();
});

test('a nearby screen is offered, requested by a click, and shown as playing', async ({
  realFilm: film,
}) => {
  const { page } = film;
  await page.addInitScript(() => {
    const remote = Object.assign(new EventTarget(), {
      state: 'disconnected',
      watchAvailability(tell: (isNear: boolean) => void) {
        queueMicrotask(() => tell(true));
        return Promise.resolve(1);
      },
      cancelWatchAvailability: () => Promise.resolve(),
      prompt() {
        remote.state = 'connected';
        remote.dispatchEvent(new Event('connect'));
        return Promise.resolve();
      },
    });
    Object.defineProperty(HTMLMediaElement.prototype, 'remote', { get: () => remote });
  });
  await film.watch(STREAM);
  await film.seesItGoOn();
  await film.openSettings();
  const item = (name: string) => page.getByRole('menuitem', { name, exact: true });
  await item('Play on another screen').click();
  await item('Playing on another screen').waitFor();
});

test('on an iPhone, full screen is that of the video alone', async ({ openMember }) => {
  const page = await openMember({ viewport: PHONE, hasTouch: true, isMobile: true });
  const film = playerOn(page);
  await page.addInitScript(() => {
    Object.defineProperty(document, 'fullscreenEnabled', { value: false });
    Object.assign(HTMLVideoElement.prototype, {
      webkitEnterFullscreen(this: HTMLVideoElement) {
        this.dataset.entered = 'yes';
      },
    });
  });
  await film.watch(FILE);
  await film.seesItGoOn();
  await film.control('Full screen').press('Enter');
  await expect(film.video).toHaveAttribute('data-entered', 'yes');
  expect(await page.evaluate(() => document.fullscreenElement)).toBeNull();
});

test('the screen stays awake while the film plays, and no longer', async ({ openMember }) => {
  const page = await openMember({ permissions: ['screen-wake-lock'] });
  await page.addInitScript(() => {
    const locks: WakeLockSentinel[] = [];
    Object.assign(globalThis, { locks });
    const request = WakeLock.prototype.request;
    WakeLock.prototype.request = async function (...args) {
      const lock = await request.apply(this, args);
      locks.push(lock);
      return lock;
    };
  });
  const film = await quickPlayerOn(page);
  const held = () =>
    page.evaluate(() => {
      const { locks } = globalThis as unknown as { locks: WakeLockSentinel[] };
      return locks.map(({ released }) => !released);
    });
  await film.watch(STREAM);
  await film.seesItGoOn();
  await expect.poll(held).toEqual([true]);
  await page.keyboard.press('k');
  await expect.poll(held).toEqual([false]);
  await page.keyboard.press('k');
  await expect.poll(held).toEqual([false, true]);
  await page.getByRole('link', { name: 'TV Show', exact: true }).click();
  await expect.poll(held).toEqual([false, false]);
});
