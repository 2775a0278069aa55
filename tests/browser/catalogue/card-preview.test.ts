import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { SeenFlows } from '../setup/hits';
import { mockCall, recordCalls } from '../setup/provider';
import { fakeMedia, saveNoData } from '../setup/switches';
import { PHONE, test } from '../setup/test';
import { details } from '../title/details';
import { cardNames, films } from './cards';

const LONG = 'The Unhurried Clockmakers of the Seventh Bridge and Their Many Neighbours';

const cards = (page: Page) => page.locator('main article');
const preview = (page: Page) => page.locator('[data-preview]');
const leave = (page: Page) => page.mouse.move(0, 0);
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent);
/** Moves the pointer twice, because the page ignores the first move. */
async function pointAt(card: Locator) {
  await card.page().mouse.move(0, 1);
  await card.hover();
}

const chart = (page: Page) =>
  page.evaluate(() => (globalThis.seenFlows as SeenFlows | undefined)?.['Card preview']?.at(-1));

async function openMovies(page: Page) {
  const data = films(12).map((film) => ({ ...film, name: `${LONG} ${film.id}` }));
  await mockCall(page, '/user/movie-list', { body: { data } });
  await page.goto('/movies');
  await cardNames(page);
}

const boxes = (page: Page) =>
  page.locator('main li:has(> article)').evaluateAll((cells) =>
    cells.map((cell) => {
      const { x, y, width, height } = cell.getBoundingClientRect();
      return [x, y + scrollY, width, height].map(Math.round).join(' ');
    }),
  );

test('pointing at a card shows its full name, facts, Play and one watchlist toggle, inside the window, without layout shift', async ({
  visitor: page,
}) => {
  await openMovies(page);
  const before = await boxes(page);
  for (const [place, width, height, text] of [
    [0, 1440, 900, '100%'],
    [5, 1440, 900, '100%'],
    [2, 768, 900, '100%'],
    [1, 1440, 420, '100%'],
    [0, 768, 900, '200%'],
  ] as const) {
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, text);
    await page.setViewportSize({ width, height });
    const card = cards(page).nth(place);
    await pointAt(card);
    await preview(page)
      .getByRole('button', { name: `Play trailer: ${LONG}` })
      .waitFor();
    const name = preview(page).locator(':scope > a > span');
    expect(await name.textContent()).toBe(`${LONG} ${place + 1}`);
    expect(await name.evaluate((it) => it.scrollWidth <= it.clientWidth)).toBe(true);
    const facts = preview(page).locator('li');
    expect(await facts.allTextContents()).toEqual(['Age rating U', '2hrs 5min', 'Tamil']);
    expect(await card.getByRole('button', { name: /watchlist/ }).count()).toBe(1);
    const isInWindow = preview(page).evaluate((it) => {
      const box = it.getBoundingClientRect();
      const window = new DOMRect(0, 0, innerWidth, innerHeight);
      const isWithin = (outer: DOMRect) => (part: DOMRect) =>
        part.left >= outer.left &&
        part.top >= outer.top &&
        part.right <= outer.right &&
        part.bottom <= outer.bottom;
      const buttons = [...it.querySelectorAll('[role=button], button')];
      const parts = buttons.map((part) => part.getBoundingClientRect());
      return isWithin(window)(box) && parts.every(isWithin(box));
    });
    expect(await isInWindow).toBe(true);
    await leave(page);
    await preview(page).waitFor({ state: 'detached' });
  }
  await page.evaluate(() => document.documentElement.removeAttribute('style'));
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(() => boxes(page)).toEqual(before);
});

test('there are no previews in a narrow window, or on a device where they are off', async ({
  member: page,
}) => {
  await page.setViewportSize(PHONE);
  await openMovies(page);
  const showsNone = async (times: number) => {
    await pointAt(cards(page).first());
    const aims = async () => (await chart(page))?.events.filter((it) => it === 'card.aimed');
    await expect.poll(aims).toHaveLength(times);
    expect((await chart(page))?.value).toBe('idle');
    await leave(page);
  };
  await showsNone(1);
  await page.setViewportSize({ width: 1440, height: 900 });
  const otherTab = await page.context().newPage();
  await otherTab.goto('/edit-profile');
  await otherTab.getByLabel('Show a preview when you point at a card').click();
  await otherTab.getByText('Previews on cardsoff').waitFor();
  await showsNone(2);
});

test("Tab moves on into the preview, Escape closes it, and the row's arrow keys continue from it", async ({
  visitor: page,
}) => {
  await mockCall(page, '/user/popular-movie', { body: { data: films(10) } });
  await page.goto('/browse');
  const row = page.getByRole('region', { name: 'Top 10' });
  const link = (place: number) => row.locator(`[data-place="${place}"] article > a`);
  const plays = (name: string) =>
    preview(page).getByRole('button', { name: `Play trailer: ${name}`, exact: true });
  await link(0).focus();
  await preview(page).waitFor();
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Play trailer: Film 1');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Add Film 1 to watchlist');
  await page.keyboard.press('Escape');
  await preview(page).waitFor({ state: 'detached' });
  expect(await link(0).evaluate((it) => it === document.activeElement)).toBe(true);
  expect((await chart(page))?.value).toBe('dismissed');

  await page.keyboard.press('ArrowRight');
  await plays('Film 2').waitFor();
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Play trailer: Film 2');
  await page.keyboard.press('ArrowRight');
  await plays('Film 3').waitFor();
  expect(await link(2).evaluate((it) => it === document.activeElement)).toBe(true);
  expect(await preview(page).count()).toBe(1);
});

test('no trailer loads with data saver or reduced motion', async ({ visitor: page }) => {
  await fakeMedia(page);
  await mockCall(page, '/user/movie-details/1', { body: { data: details() } });
  const showsPicture = async () => {
    await pointAt(cards(page).first());
    await preview(page).waitFor();
    expect((await chart(page))?.value).toEqual({ aiming: { shown: 'still' } });
  };
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openMovies(page);
  await showsPicture();

  await saveNoData(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openMovies(page);
  await showsPicture();

  await leave(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.evaluate(() => {
    new BroadcastChannel('fin.device').postMessage({ isSavingData: true });
  });
  await showsPicture();
});

test('a trailer plays without sound or focus until the pointer leaves, and its title is fetched once', async ({
  visitor: page,
}) => {
  await saveNoData(page);
  await fakeMedia(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await mockCall(page, '/user/movie-details/1', { body: { data: details() } });
  await openMovies(page);
  const calls = recordCalls(page);
  const card = cards(page).first();
  const plays = () =>
    preview(page)
      .locator('[data-plays=true] video')
      .evaluate((it: HTMLVideoElement) => it.muted && !it.paused);
  for (const end of ['leaves', 'opens another tab']) {
    await pointAt(card);
    expect(await plays()).toBe(true);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    if (end === 'leaves') await leave(page);
    else
      await page.evaluate(() => {
        Object.defineProperty(document, 'hidden', { value: true });
        document.dispatchEvent(new Event('visibilitychange'));
      });
    await preview(page).waitFor({ state: 'detached' });
    expect(await page.locator('video').count()).toBe(0);
  }
  expect(calls.filter((it) => it.includes('movie-details'))).toEqual(['GET /user/movie-details/1']);
});
