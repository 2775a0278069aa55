/** From the press on Play to the first frame, in ms: on a title's page, and with a bare video. */
import type { Page } from 'playwright-core';

declare global {
  var firstFrame: Promise<number> | undefined;
}

export async function playTitle(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'networkidle' });
  return timeOf(page, () =>
    page.getByTestId('facts').getByRole('button', { name: /^Play/ }).click(),
  );
}

export async function playBareVideo(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'load' });
  return timeOf(page, () =>
    // Where a Play button of its own is differs from one Chromium to the next.
    page.locator('video').click(),
  );
}

async function timeOf(page: Page, press: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    globalThis.firstFrame = new Promise((resolve) => {
      const onPress = () => {
        const pressed = performance.now();
        const look = () => {
          const video = document.querySelector('video');
          if (!video) return requestAnimationFrame(look);
          if (location.pathname === '/video') video.play();
          return video.requestVideoFrameCallback((now) => resolve(now - pressed));
        };
        look();
      };
      addEventListener('pointerdown', onPress, { once: true, capture: true });
    });
  });
  await press();
  return (await page.evaluate(() => globalThis.firstFrame)) ?? Number.NaN;
}
