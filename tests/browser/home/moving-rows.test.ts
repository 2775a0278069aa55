import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { intercept } from '../setup/interception';
import { holdRequest } from '../setup/provider';
import { PHONE, test } from '../setup/test';

const row = (page: Page) => page.getByRole('region', { name: 'Top 10' });
const cells = (page: Page) => row(page).locator('[data-place]');

/** Which cards are in view, once the row stands still: by their place, and by where they are on the screen. */
const inView = (page: Page) =>
  cells(page).evaluateAll((all) => {
    const width = document.documentElement.clientWidth;
    const isSeen = (it: Element) => {
      const { left, right } = it.getBoundingClientRect();
      return left >= -1 && right <= width + 1;
    };
    const places = (some: Element[]) => some.map((it) => Number(it.getAttribute('data-place')));
    return {
      live: places(all.filter((it) => !it.hasAttribute('inert'))),
      seen: places(all.filter(isSeen)),
    };
  });

const both = (...places: number[]) => ({ live: places, seen: places });

async function openHome(page: Page) {
  await page.goto('/browse');
  await row(page).getByRole('link').first().waitFor();
}

/** Waits until the carousel has replaced the list that scrolls. */
const carousel = (page: Page) => row(page).getByRole('button', { name: 'Next Top 10' }).waitFor();

/** On a phone, with the pointer away from the row: another test may have left it there. */
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

test('a thumb swipes a row by one card, at its first touch and at the next', async ({
  open,
  logs,
}) => {
  // Slick's own handler asks for it.
  logs.expects(/Ignored attempt to cancel a touchend event/);
  const page = await open({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await openHome(page);
  await carousel(page);
  const { y } = await middleOf(page);
  const screen = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...places: number[]) =>
    screen.send('Input.dispatchTouchEvent', { type, touchPoints: places.map((x) => ({ x, y })) });
  for (const place of [1, 2]) {
    await touch('touchStart', 250);
    for (let x = 240; x >= 100; x -= 10) await touch('touchMove', x);
    await touch('touchEnd');
    await expect.poll(() => inView(page)).toEqual(both(place));
  }
  expect(new URL(page.url()).pathname).toBe('/browse');
});

test('a mouse drags a row, and opens no title', async ({ visitor: page }) => {
  await openHome(page);
  await carousel(page);
  const { x, y } = await middleOf(page);
  await page.mouse.move(x + 400, y);
  await page.mouse.down();
  await page.mouse.move(x + 200, y, { steps: 5 });
  await page.mouse.move(x, y, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => inView(page)).toEqual(both(2, 3, 4, 5, 6, 7));
  expect(new URL(page.url()).pathname).toBe('/browse');
});

test('two fingers on a trackpad move a row by one card', async ({ visitor: page }) => {
  await openHome(page);
  await carousel(page);
  const { x, y } = await middleOf(page);
  await page.mouse.move(x, y);
  await page.mouse.wheel(80, 0);
  await expect.poll(() => inView(page)).toEqual(both(1, 2, 3, 4, 5, 6));
});

test('a row that stands as it was left goes on from there', async ({ visitor: page }) => {
  await page.setViewportSize({ width: 1023, height: 900 });
  await openHome(page);
  await row(page).getByRole('button', { name: 'Next Top 10' }).click();
  await expect.poll(() => inView(page)).toEqual(both(3, 4, 5));
  await row(page).getByRole('link').nth(1).click();
  await page.getByRole('heading', { name: 'More Like This' }).waitFor();
  await page.goBack();
  await expect.poll(() => inView(page)).toEqual(both(3, 4, 5));
  await row(page).getByRole('button', { name: 'Previous Top 10' }).press('Enter');
  await expect.poll(() => inView(page)).toEqual(both(0, 1, 2));
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
  expect(await row(page).getByRole('button', { name: 'Next Top 10' }).count()).toBe(0);
  await code.release();
  await row(page).getByRole('button', { name: 'Next Top 10' }).waitFor();
  await expect.poll(() => inView(page)).toEqual(both(3));
  expect(await sizes()).toEqual(before);
  await expect(third).toHaveFocus();
});

test('a row whose code is lost scrolls, by keyboard too', async ({ visitor: page, logs }) => {
  logs.expects(/ERR_FAILED|Failed to fetch dynamically|\[fin\] the arrows of a row/);
  await intercept(page, '**/CarouselTrack*.js', (it) => it.abort());
  await openUntouched(page);
  await row(page).getByRole('link').first().focus();
  await page.keyboard.press('End');
  await expect(row(page).locator('[data-place="9"] a')).toHaveFocus();
  await expect.poll(async () => (await inView(page)).seen).toEqual([9]);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await inView(page)).seen).toEqual([8]);
});

test('the keyboard goes to the end of a row to which no pointer has come', async ({
  visitor: page,
}) => {
  await openUntouched(page);
  await row(page).getByRole('link').first().focus();
  await page.keyboard.press('End');
  await expect.poll(() => inView(page)).toEqual(both(9));
  await expect.poll(() => row(page).locator('[data-place="9"] a:focus').count()).toBe(1);
});

test('two clicks without a pointer, as assistive technology makes, move a row by two cards', async ({
  visitor: page,
}) => {
  await openUntouched(page);
  await row(page)
    .getByRole('button', { name: 'Next Top 10' })
    .evaluate((it: HTMLElement) => {
      it.click();
      it.click();
    });
  await expect.poll(() => inView(page)).toEqual(both(2));
});
