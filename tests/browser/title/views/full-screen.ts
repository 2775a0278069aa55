/** A player that fills the screen. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const NOWHERE = { isFull: false, isFilled: false };

/** Whether the browser is in full screen, and the window shows nothing but the player, from corner to corner. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const { innerWidth: width, innerHeight: height } = window;
    const corners = [1, width - 1].flatMap((x) => [1, height - 1].map((y) => [x, y] as const));
    return {
      isFull: document.fullscreenElement !== null,
      isFilled: corners.every(([x, y]) => document.elementFromPoint(x, y)?.closest('[data-stage]')),
    };
  });

/** Presses f, for a film that plays. */
export async function fillScreen(page: Page): Promise<void> {
  await page.getByTestId('controls').waitFor();
  await page.keyboard.press('f');
  await expectToFillScreen(page);
}

export const expectToFillScreen = (page: Page) =>
  expect.poll(() => seen(page)).toEqual({ isFull: true, isFilled: true });

export const expectNoFullScreen = (page: Page) => expect.poll(() => seen(page)).toEqual(NOWHERE);
