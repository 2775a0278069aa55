import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { covers } from '../setup/covers';
import { saveNoData } from '../setup/switches';
import { PHONE, test } from '../setup/test';
import { playerOn } from './player-page';

const play = (page: Page) => page.getByRole('button', { name: 'Play', exact: true });
const video = (page: Page) => page.getByTestId('player').locator('video');

const bufferedEnd = (page: Page) =>
  video(page).evaluate(({ buffered }: HTMLVideoElement) =>
    buffered.length > 0 ? buffered.end(buffered.length - 1) : 0,
  );

function watchMedia(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (
      /^\/(?:hls|youtube|vimeo|file|Controls|accompany|UpNext)\.|^\/media\/streams\//.test(pathname)
    )
      asked.push(pathname);
  });
  return asked;
}

async function openTitle(page: Page): Promise<string[]> {
  const asked = watchMedia(page);
  await page.goto('/movie-details/101', { waitUntil: 'networkidle' });
  await play(page).waitFor();
  expect(asked).toEqual([]);
  expect(await video(page).count()).toBe(0);
  return asked;
}

async function stay(page: Page): Promise<string[]> {
  await page.clock.install();
  const asked = await openTitle(page);
  await page.clock.runFor(4_000);
  return asked;
}

test(
  covers(
    '4.player.types',
    'with data saver a title shows its picture and Play, and fetches the stream on hover',
  ),
  async ({ member: page }) => {
    const asked = await stay(page);
    expect([asked, await video(page).count()]).toEqual([[], 0]);
    await page.getByTestId('player').locator('img').waitFor();
    await playerOn(page).hoverPlay();
    await expect.poll(() => video(page).evaluate((it: HTMLVideoElement) => it.readyState)).toBe(4);
    expect(asked.some((path) => path.startsWith('/hls.'))).toBe(true);
    for (const code of ['/Controls.', '/UpNext.']) {
      await expect.poll(() => asked.some((path) => path.startsWith(code))).toBe(true);
    }
    const [film] = asked.filter((path) => path.startsWith('/media/'));
    expect(film).toMatch(/master\.m3u8$/);
    const { src, isPaused } = await playerOn(page).now();
    expect([src, isPaused]).toEqual([expect.stringMatching(/^blob:/), true]);
    await playerOn(page).play();
  },
);

test('touching Play fetches the film before the finger is lifted', async ({ openMember }) => {
  const page = await openMember({ viewport: PHONE, hasTouch: true, isMobile: true });
  await openTitle(page);
  await play(page).dispatchEvent('pointerdown', { pointerType: 'touch' });
  await video(page).waitFor();
  expect(await play(page).count()).toBe(1);
});

test('after a few seconds on a title the beginning of the film is fetched, and no more before Play', async ({
  member: page,
}) => {
  await saveNoData(page);
  const asked = watchMedia(page);
  await page.goto('/movie-details/101');
  await play(page).waitFor();
  await expect.poll(() => video(page).evaluate((it: HTMLVideoElement) => it.readyState)).toBe(4);
  expect(await bufferedEnd(page)).toBeLessThan(12);
  const beginning = asked.filter((path) => path.endsWith('.m4s')).length;
  await play(page).press('Enter');
  await expect.poll(() => bufferedEnd(page)).toBeGreaterThan(12);
  expect(asked.filter((path) => path.endsWith('.m4s')).length).toBeGreaterThan(beginning);
});

test('a title in a hidden tab fetches nothing until the tab is shown', async ({ member: page }) => {
  await saveNoData(page);
  await page.addInitScript(() =>
    Object.defineProperty(document, 'hidden', { value: true, configurable: true }),
  );
  const asked = await stay(page);
  expect([asked, await video(page).count()]).toEqual([[], 0]);
  await page.evaluate(() => {
    Reflect.deleteProperty(document, 'hidden');
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await video(page).waitFor();
});

test('with the Data saver setting nothing is fetched, on the next visit too', async ({
  member: page,
}) => {
  await saveNoData(page);
  await page.goto('/movie-details/101');
  await play(page).press('Enter');
  await page.getByRole('button', { name: 'Settings', exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: /^Quality/ }).press('Enter');
  await page.getByRole('menuitemcheckbox', { name: 'Data saver' }).press(' ');
  await expect(page.getByRole('menuitemcheckbox')).toHaveAttribute('aria-checked', 'true');
  await page.goto('about:blank');
  const asked = await stay(page);
  expect([asked, await video(page).count()]).toEqual([[], 0]);
});

test('nothing is fetched before the device has reported its data saver', async ({
  member: page,
}) => {
  await saveNoData(page);
  await page.addInitScript(() => {
    const opening = indexedDB.open('fin', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('device');
    opening.onsuccess = () => {
      const store = opening.result.transaction('device', 'readwrite').objectStore('device');
      const hold = () => {
        if (!Reflect.get(globalThis, 'isReadable')) store.get('volume').onsuccess = hold;
      };
      hold();
    };
  });
  const asked = await stay(page);
  expect(asked).toEqual([]);
  await page.evaluate(() => Reflect.set(globalThis, 'isReadable', true));
  await video(page).waitFor();
});
