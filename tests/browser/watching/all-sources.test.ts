/** Every kind of source is remembered, and goes on where it was left. */
import { describe, expect } from 'vitest';
import { mockCall } from '../setup/provider';
import { test } from '../setup/test';
import { details } from '../title/details';
import { expectToGoOn, SOURCES, second } from '../title/source';
import { standIns } from '../title/stand-ins';
import { button, FILM, keptPositions } from './film';

describe.each(SOURCES)('a %s', (type, url) => {
  test('is remembered when it is paused, and when it is left, and resumed there', async ({
    member: page,
  }) => {
    await standIns[type]?.(page);
    const data = details({ id: 101, trailer_url: null, video_links: [{ type, url }] });
    await mockCall(page, '/user/movie-details/101', { body: { data } });
    await page.goto(FILM);
    await button(page, 'Play').press('Enter');
    await expectToGoOn(page);
    await page.keyboard.press('5');
    await expect.poll(() => second(page)).toBeGreaterThan(29);
    await button(page, 'Pause').press('Enter');
    await button(page, 'Play').waitFor();
    const paused = await second(page);
    await expect
      .poll(async () => Math.abs(((await keptPositions(page))['101'] ?? 0) - paused))
      .toBeLessThan(1);
    await page.reload();
    await button(page, /^Resume from 0:[23]\d$/).press('Enter');
    expect(Math.abs((await second(page)) - paused)).toBeLessThan(1);
    await expectToGoOn(page);
    await page.keyboard.press('7');
    await expect.poll(() => second(page)).toBeGreaterThan(41);
    await page.getByRole('link', { name: 'TV Show', exact: true }).click();
    await page.getByRole('heading', { name: 'TV Shows', level: 1 }).waitFor();
    await expect.poll(async () => (await keptPositions(page))['101']).toBeGreaterThan(41);
  });
});
