/**
 * From the press on Play to the first frame, in ms: on a title's page, and with a bare video. Pressed at once, when
 * nothing of the film was fetched, or by somebody who has stayed a while.
 *
 * Of a film that was fetched the first frame stands there already, and the one that comes after it tells when the film
 * began to move. How long it plays until then is not counted: the file of the bare video begins at 0.051 s, the
 * stream at 0, so that frame is farther away in the stream.
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

/** @param address of a page with nothing but the video, whose `preload` the viewer decides */
export async function playBareVideo(page: Page, address: string, viewer: Viewer): Promise<number> {
  const isEager = viewer === 'after a while';
  await page.goto(`${address}?preload=${isEager ? 'auto' : 'none'}`, { waitUntil: 'load' });
  if (isEager) await isLoaded(page);
  // Where a Play button of its own is differs from one Chromium to the next.
  return timeOf(page, () => page.locator('video').click());
}

/** The video has enough to begin. */
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
      // Not from 'pointerdown': a button is pressed when it is let go.
      addEventListener('click', onClick, { once: true, capture: true });
    });
  });
  await press();
  return (await page.evaluate(() => globalThis.firstFrame)) ?? Number.NaN;
}
