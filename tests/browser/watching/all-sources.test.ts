import { describe, expect } from 'vitest';
import { mockCall } from '../setup/provider';
import { details } from '../title/details';
import { playEmbed } from '../title/embeds';
import { test } from '../title/player-test';
import { expectToGoOn, SOURCES, second } from '../title/source';
import { storedSecond } from './stored-positions';

describe.each(SOURCES)('a %s', (type, url) => {
  test('stores its position when it is paused or left, and resumes there', async ({
    realFilm: film,
  }) => {
    const { page } = film;
    await playEmbed[type]?.(page);
    const data = details({ id: 101, trailer_url: null, video_links: [{ type, url }] });
    await mockCall(page, '/user/movie-details/101', { body: { data } });
    await film.open();
    await film.pressPlay();
    await expectToGoOn(page);
    await page.keyboard.press('5');
    await expect.poll(() => second(page)).toBeGreaterThan(29);
    await film.button('Pause').press('Enter');
    await film.button('Play').waitFor();
    const paused = await second(page);
    await expect.poll(async () => Math.abs((await storedSecond(page)) - paused)).toBeLessThan(1);
    await page.reload();
    await film.seesResume('0:[23]\\d');
    await film.pressPlay();
    await expect.poll(async () => Math.abs((await second(page)) - paused)).toBeLessThan(1);
    await expectToGoOn(page);
    await page.keyboard.press('7');
    await expect.poll(() => second(page)).toBeGreaterThan(41);
    await page.getByRole('link', { name: 'TV Show', exact: true }).click();
    await page.getByRole('heading', { name: 'TV Shows', level: 1 }).waitFor();
    await expect.poll(() => storedSecond(page)).toBeGreaterThan(41);
  });
});
