import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { intercept } from '../setup/interception';
import { holdRequest } from '../setup/provider';
import { PHONE, test } from '../setup/test';
import { both, inView, openHome, rowOf } from './rows';

const row = (page: Page) => rowOf(page, 'Top 10');
const cells = (page: Page) => row(page).locator('[data-place]');
const arrow = (page: Page, name: 'Next' | 'Previous') =>
  row(page).getByRole('button', { name: `${name} Top 10` });

async function openCarousel(page: Page) {
  await openHome(page);
  await arrow(page, 'Next').waitFor();
}

async function openUntouched(page: Page) {
  await page.mouse.move(0, 0);
  await page.setViewportSize(PHONE);
  await openHome(page);
}

async function middleOf(page: Page) {
  const card = row(page).getByRole('link').first();
  await card.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await card.boundingBox()) ?? {};
  return { x: x + width / 2, y: y + height / 2 };
}

test('a swipe moves a row by one card, at the first touch and at the next', async ({
  open,
  logs,
}) => {
  logs.expects(/Ignored attempt to cancel a touchend event/);
  const page = await open({ viewport: PHONE, hasTouch: true });
  await openCarousel(page);
  const { y } = await middleOf(page);
  const screen = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...places: number[]) =>
    screen.send('Input.dispatchTouchEvent', { type, touchPoints: places.map((x) => ({ x, y })) });
  for (const place of [1, 2]) {
    await touch('touchStart', 250);
    for (let x = 240; x >= 100; x -= 10) await touch('touchMove', x);
    await touch('touchEnd');
    await expect.poll(() => inView(row(page))).toEqual(both(place));
  }
  expect(new URL(page.url()).pathname).toBe('/browse');
});

test('a mouse drags a row without opening a title; two fingers on a trackpad move it by one card', async ({
  visitor: page,
}) => {
  await openCarousel(page);
  const { x, y } = await middleOf(page);
  await page.mouse.move(x + 400, y);
  await page.mouse.down();
  await page.mouse.move(x + 200, y, { steps: 5 });
  await page.mouse.move(x, y, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => inView(row(page))).toEqual(both(2, 3, 4, 5, 6, 7));
  expect(new URL(page.url()).pathname).toBe('/browse');
  await page.mouse.wheel(80, 0);
  await expect.poll(() => inView(row(page))).toEqual(both(3, 4, 5, 6, 7, 8));
});

test('a row scrolls until the carousel replaces it, with the same cards in the same places', async ({
  visitor: page,
}) => {
  const code = await holdRequest(page, '**/CarouselTrack*.js');
  await openUntouched(page);
  await cells(page)
    .first()
    .evaluate((it: HTMLElement) => {
      it.parentElement?.parentElement?.scrollBy({ left: 3 * it.offsetWidth, behavior: 'instant' });
    });
  const third = row(page).locator('[data-place="3"] button');
  await third.focus();
  const sizes = () =>
    cells(page).evaluateAll((all) =>
      all.slice(2, 5).map((it) => {
        const { left, top, width, height } = it.getBoundingClientRect();
        return [left, top, width, height].map(Math.round);
      }),
    );
  const before = await sizes();
  expect(await arrow(page, 'Next').count()).toBe(0);
  await code.release();
  await arrow(page, 'Next').waitFor();
  await expect.poll(() => inView(row(page))).toEqual(both(3));
  expect(await sizes()).toEqual(before);
  await expect(third).toHaveFocus();
});

test('a row whose code fails to load scrolls, by keyboard too', async ({ visitor: page, logs }) => {
  logs.expects(/ERR_FAILED|Failed to fetch dynamically|\[fin\] the arrows of a row/);
  await intercept(page, '**/CarouselTrack*.js', (it) => it.abort());
  await openUntouched(page);
  await row(page).getByRole('link').first().focus();
  await page.keyboard.press('End');
  await expect(row(page).locator('[data-place="9"] article > a')).toHaveFocus();
  await expect.poll(async () => (await inView(row(page))).seen).toEqual([9]);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await inView(row(page))).seen).toEqual([8]);
});

test('without a pointer two clicks move a row by two cards, and End to its end, where it stays full when the screen grows', async ({
  visitor: page,
}) => {
  await openUntouched(page);
  await arrow(page, 'Next').evaluate((it: HTMLElement) => {
    it.click();
    it.click();
  });
  await expect.poll(() => inView(row(page))).toEqual(both(2));
  await row(page).locator('[data-place="2"] article > a').focus();
  await page.keyboard.press('End');
  await expect.poll(() => inView(row(page))).toEqual(both(9));
  await expect(row(page).locator('[data-place="9"] article > a')).toHaveFocus();
  await expect(arrow(page, 'Next')).toHaveAttribute('aria-disabled', 'true');
  // Waits for the slide to end, because slick may drop a move when it measures the page.
  await expect
    .poll(() =>
      row(page)
        .locator('.slick-track')
        .evaluate((it) => it.style.transition),
    )
    .toBe('');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(() => inView(row(page))).toEqual(both(4, 5, 6, 7, 8, 9));
});

test('a row that slick measures twice at the start of a move reaches its target', async ({
  visitor: page,
}) => {
  await openCarousel(page);
  await arrow(page, 'Next').evaluate(async (it: HTMLElement) => {
    const resize = () => dispatchEvent(new Event('resize'));
    // Slick measures the page 50 ms after a resize.
    const measured = performance.now() + 50;
    resize();
    await new Promise((done) => setTimeout(done, 30));
    it.click();
    while (performance.now() < measured + 20);
    await new Promise((done) => setTimeout(done, 20));
    resize();
  });
  await expect.poll(() => inView(row(page))).toEqual(both(4, 5, 6, 7, 8, 9));
});
