/**
 * Measures the time in ms from the click that plays a video to its first frame.
 * A buffered video already shows a frame before the click, so its next frame counts.
 * The result then excludes the media time between these two frames.
 */
import type { Page } from 'playwright-core';

declare global {
  var firstFrame: Promise<number> | undefined;
}

export type Viewer = 'at once' | 'after a while';

export async function playTitle(page: Page, address: string, viewer: Viewer): Promise<number> {
  await page.goto(address, { waitUntil: 'load' });
  const play = page.getByTestId('facts').getByRole('button', { name: /^Play/ });
  await play.waitFor();
  if (viewer === 'after a while') await isLoaded(page);
  return timeOf(page, () => play.click());
}

export async function playBareVideo(page: Page, address: string, viewer: Viewer): Promise<number> {
  const isEager = viewer === 'after a while';
  await page.goto(`${address}?preload=${isEager ? 'auto' : 'none'}`, { waitUntil: 'load' });
  if (isEager) await isLoaded(page);
  // The video has no controls: the click listener in `timeOf` calls `play()`.
  return timeOf(page, () => page.locator('video').click());
}

async function isLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 3);
}

async function timeOf(page: Page, press: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    globalThis.firstFrame = new Promise((resolve) => {
      const onClick = () => {
        const pressed = performance.now();
        const look = () => {
          const video = document.querySelector('video');
          if (!video) return requestAnimationFrame(look);
          if (location.pathname === '/video') video.play();
          const begun = video.readyState >= video.HAVE_CURRENT_DATA ? video.currentTime : null;
          return video.requestVideoFrameCallback((now, { mediaTime }) => {
            const played = begun === null ? 0 : (mediaTime - begun) * 1000;
            resolve(now - pressed - played);
          });
        };
        look();
      };
      addEventListener('click', onClick, { once: true, capture: true });
    });
  });
  await press();
  return (await page.evaluate(() => globalThis.firstFrame)) ?? Number.NaN;
}
