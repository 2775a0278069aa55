import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { holdRequest, mockCall } from '../setup/provider';
import { test } from '../setup/test';

const heroOf = (page: Page) => page.getByTestId('hero');
const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbau';

async function openBanner(page: Page, data: object, poster_url: string | null = null) {
  const banner = {
    poster_url,
    data: {
      id: 101,
      name: "The Lighthouse Keeper's Daughter",
      description:
        'On the last night before the lamp is switched to automatic, a keeper and his daughter wait ' +
        'for a ship that nobody else believes in, while the storm of the century comes up the coast.',
      genres: [{ name: 'Drama' }, { name: 'Mystery' }, { name: 'Adventure' }],
      release_date: '2024-05-01',
      language: 'English',
      duration: '01:47',
      imdb_rating: 7.8,
      trailer_url: null,
      ...data,
    },
  };
  await mockCall(page, '/user/banners', { body: { data: [banner] } });
  await page.goto('/browse');
  await heroOf(page).waitFor();
}

async function expectNoPicture(page: Page) {
  await heroOf(page).getByTestId('fallback-backdrop').waitFor();
  expect(await heroOf(page).locator('img').count()).toBe(0);
}

test('a channel as the hero is live, and has no duration', async ({ visitor: page }) => {
  await openBanner(page, { is_live: true, duration: '00:00', release_date: null });
  const facts = heroOf(page).getByRole('listitem');
  expect(await facts.allTextContents()).toEqual([
    expect.stringContaining('7.8'),
    'Live',
    'English',
  ]);
});

test('a hero without a picture shows no broken image, and breaks a long word, at 320 px and with text at 200 %', async ({
  visitor: page,
}) => {
  await openBanner(page, { name: LONG_WORD, genres: [{ name: LONG_WORD }] });
  await expectNoPicture(page);
  for (const size of ['100%', '200%']) {
    for (const width of [320, 768, 1200]) {
      await page.setViewportSize({ width, height: 900 });
      const rightmost = await heroOf(page).evaluate((hero, size) => {
        document.documentElement.style.fontSize = size;
        const range = document.createRange();
        return [hero.querySelector('h1'), hero.querySelector('span')].map((it) => {
          if (it) range.selectNodeContents(it);
          return Math.max(...[...range.getClientRects()].map(({ right }) => right));
        });
      }, size);
      for (const right of rightmost)
        expect(right, `${width} px, ${size}: ${rightmost}`).toBeLessThan(width);
    }
  }
});

test('a hero whose picture fails shows no broken image; its Play Now is in view on a phone in landscape, and starts the film on the title page', async ({
  visitor: page,
  logs,
}) => {
  logs.expects(/404/);
  await openBanner(page, {}, '/media/artwork/lost.webp');
  await expectNoPicture(page);
  const play = heroOf(page).getByRole('button', { name: 'Play Now' });
  for (const [width, height] of [
    [932, 430],
    [844, 390],
    [667, 375],
    [568, 320],
  ] as const) {
    await page.setViewportSize({ width, height });
    const box = await play.boundingBox();
    const bottom = (box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0);
    expect(bottom, `at ${width} × ${height}`).toBeLessThanOrEqual(height);
  }
  // Holds the title page, which would remove the autoplay request from the history entry.
  await holdRequest(page, '**/TitleScreen*.js');
  await play.press('Enter');
  await page.waitForURL('/movie-details/101');
  await expect.poll(() => page.evaluate(() => window.history.state.usr)).toEqual({ play: true });
});
