import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { mockCall } from '../setup/provider';
import { PHONE } from '../setup/test';
import { SAVE } from '../watchlist/toggle';
import { details } from './details';
import { begunAt, playerOn, quickPlayerOn } from './player-page';
import { test } from './player-test';

const CALL = '/user/movie-details/7';
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

test('Tab reaches Play first, after the heading, on a large screen and on a phone', async ({
  film,
}) => {
  const { page } = film;
  await page.goto('/movies');
  for (const width of [1440, PHONE.width]) {
    await page.setViewportSize({ width, height: 844 });
    await page.locator('main article a').first().click();
    await page.locator('h1:focus').waitFor();
    await film.button('Play').waitFor();
    await page.keyboard.press('Tab');
    await expect.poll(() => focused(page), { message: `at ${width}` }).toBe('Play');
    await page.keyboard.press('Enter');
    await expect(film.video).toHaveFocus();
    await page.goBack();
  }
});

test('wide art that fails to load is replaced by the poster, and both by a dark background', async ({
  visitor: page,
  logs,
}) => {
  logs.expects(/404/);
  const data = details({ backdrop_image: '/media/artwork/lost.webp' });
  await mockCall(page, CALL, { body: { data } });
  await page.goto('/movie-details/7');
  const art = page.getByTestId('player').locator('img');
  await expect(art).toHaveAttribute('src', '/media/artwork/101-poster.webp');
  const lost = details({ backdrop_image: null, poster_image: '/media/artwork/lost.webp' });
  await mockCall(page, CALL, { body: { data: lost } });
  await page.reload();
  await button(page, 'Play trailer').waitFor();
  await art.waitFor({ state: 'detached' });
});

test('the watchlist toggle of a title is saved, even by a provider that does not report its state', async ({
  member: page,
}) => {
  await page.goto('/movie-details/101');
  const heart = page.getByTestId('facts').getByRole('button', { name: /to watchlist$/ });
  const saved = page.waitForResponse(`**${SAVE}`);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await saved;
  const list = page.waitForResponse((it) => it.url().endsWith('/user/watch-list'));
  await page.route('**/user/movie-details/101', async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: object };
    await route.fulfill({ response, json: { data: { ...data, is_watch_list: null } } });
  });
  await page.reload();
  await list;
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('a member sees the trailer too, and resumes the film', async ({ member: page }) => {
  const film = '/media/streams/paper-boats.mp4?film';
  const trailer = '/media/streams/paper-boats.mp4?trailer';
  const data = details({ trailer_url: trailer, video_links: [{ type: 'mp4', url: film }] });
  await mockCall(page, CALL, { body: { data } });
  await page.goto('/movie-details/7?t=2');
  const { now, second } = playerOn(page);
  await button(page, 'Play from 0:02').click();
  await expect.poll(second).toBeGreaterThan(2.2);
  await button(page, 'Trailer').click();
  let begun = await now();
  await expect
    .poll(async () => {
      begun = await now();
      return begun.src;
    })
    .toMatch(/trailer$/);
  expect(begun.second).toBeLessThan(2);
  await button(page, 'Play').click();
  await expect.poll(async () => (await now()).src).toMatch(/film$/);
  await expect.poll(second).toBeGreaterThan(2.2);
});

test('the large button pauses the video, in the same place', async ({ openMember }) => {
  const page = await openMember({ viewport: PHONE });
  const film = await quickPlayerOn(page);
  await film.open();
  const place = await button(page, 'Play').boundingBox();
  await button(page, 'Play').click();
  const pause = button(page, 'Pause');
  await pause.waitFor();
  await expect.poll(() => pause.boundingBox()).toEqual(place);
  await pause.click();
  await button(page, 'Play').waitFor();
  expect((await film.now()).isPaused).toBe(true);
});

test('a shared link starts the video at its second, whatever the resume position', async ({
  openMember,
}) => {
  const page = await openMember({ permissions: ['clipboard-read', 'clipboard-write'] });
  const film = await quickPlayerOn(page);
  await film.open();
  await button(page, 'Share').click();
  await page.getByText('Link copied.', { exact: true }).waitFor();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(await copied()).search).toBe('');
  await film.play();
  await film.pause();
  await film.jumpTo(1.2);
  await button(page, 'Share').click();
  await page.getByText('It starts at 0:01.').waitFor();
  const link = await copied();
  expect(new URL(link).search).toBe('?t=1');
  await film.watchFrom(20);
  await film.pause();
  await page.goto(link);
  const begun = await begunAt(page, () => button(page, 'Play from 0:01').click());
  expect(Math.abs(begun - 1)).toBeLessThan(1);
});

test('long words of a title and its cast break, down to 320 px', async ({ visitor: page }) => {
  const word = 'Donaudampfschifffahrtsgesellschaftskapitänswitwe';
  const data = details({
    name: word,
    description: word.repeat(3),
    genres: [{ name: word }],
    casts: [{ id: 31, name: word, profile_image: null, email: null }],
  });
  await mockCall(page, CALL, { body: { data } });
  await page.goto('/movie-details/7');
  for (const width of [320, 390, 768, 1200, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const cut = await page
      .locator('main')
      .getByText(word)
      .evaluateAll((elements) =>
        elements
          .filter((it) => {
            const { left, right } = it.getBoundingClientRect();
            return left < 0 || right > window.innerWidth || it.scrollWidth > it.clientWidth + 1;
          })
          .map((it) => it.outerHTML),
      );
    expect(cut, `${width} px`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
