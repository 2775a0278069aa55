import { expect } from 'vitest';
import { covers } from '../setup/covers';
import { passFlowTime, stopFlowClock } from '../setup/flow-clock';
import { intercept, letThrough } from '../setup/interception';
import { holdCall, mockCall, recordCalls } from '../setup/provider';
import { test } from '../setup/test';
import { cardNames, expectEmptyList, films } from './cards';

test(
  covers(
    ['2.movies.genres', '2.titles'],
    'a user picks a genre in three columns and sees its movies',
  ),
  async ({ visitor }) => {
    const calls = recordCalls(visitor);
    await visitor.goto('/movies');
    const first = (await cardNames(visitor))[0];
    expect(await visitor.title()).toBe('Movies | Fin');

    await visitor.getByRole('button', { name: 'Genres' }).click();
    const genres = visitor.getByRole('menuitem');
    await genres.filter({ hasText: 'Drama' }).waitFor();
    const lefts = await visitor
      .locator('[data-cell]')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().left));
    expect(new Set(lefts).size).toBe(3);

    await visitor.getByRole('menuitem', { name: 'Drama' }).click();
    await visitor.waitForURL('**/movies/1?type=genre');
    await visitor.getByRole('heading', { name: 'Drama Movies', level: 1 }).waitFor();
    await cardNames(visitor);
    expect(calls.filter((call) => call.includes('movie-list'))).toEqual([
      'GET /user/movie-list',
      'GET /user/movie-list?genre_id=1',
    ]);

    await visitor.getByRole('button', { name: 'Genres' }).click();
    await visitor.getByRole('menuitem', { name: 'All movies' }).click();
    await visitor.getByRole('heading', { name: 'Movies', exact: true, level: 1 }).waitFor();
    await visitor.waitForURL('/movies');
    await expect.poll(async () => (await cardNames(visitor))[0]).toBe(first);
  },
);

test(
  covers(
    '2.movies.genres',
    'arrow keys move through the three columns of genres, Escape closes them; they fit a narrow phone',
  ),
  async ({ visitor }) => {
    await visitor.goto('/movies');
    const button = visitor.getByRole('button', { name: 'Genres' });
    await button.focus();
    await visitor.keyboard.press('Enter');
    await visitor.getByRole('menuitem', { name: 'Drama' }).waitFor();
    const focused = () => visitor.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focused).toBe('All movies');
    for (const [key, genre] of [
      ['ArrowDown', 'Drama'],
      ['ArrowRight', 'Comedy'],
      ['ArrowDown', 'Science Fiction'],
      ['ArrowLeft', 'Romance'],
      ['ArrowUp', 'Drama'],
      ['ArrowUp', 'All movies'],
    ] as const) {
      await visitor.keyboard.press(key);
      await expect.poll(focused, { message: key }).toBe(genre);
    }
    await visitor.keyboard.press('Escape');
    await visitor.getByRole('menu').waitFor({ state: 'hidden' });
    await expect.poll(focused).toBe('Genres');

    await visitor.setViewportSize({ width: 320, height: 844 });
    await button.click();
    await visitor.getByRole('menuitem', { name: 'Documentary' }).waitFor();
    const overflow = () =>
      visitor.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(overflow).toBe(0);
  },
);

test(
  covers(
    '2.movies.cast',
    'with type=cast (lower case only) the list is by actor, with the name as heading, and without genres',
  ),
  async ({ visitor }) => {
    const calls = recordCalls(visitor);
    const lists = () => calls.filter((call) => call.includes('movie-list'));
    await visitor.goto('/movies/1?type=CAST');
    await visitor.getByRole('button', { name: 'Genres' }).waitFor();
    await cardNames(visitor);
    expect(lists()).toEqual(['GET /user/movie-list?genre_id=1']);

    await visitor.locator('main article a').first().click();
    const person = visitor.locator('a[href*="type=cast"]').first();
    const name = await person.locator('span').last().textContent();
    const heading = visitor.getByRole('heading', { name: `Movies with ${name}`, level: 1 });
    calls.length = 0;
    await person.click();
    await visitor.waitForURL('**/movies/*?type=cast');
    await heading.waitFor();
    await cardNames(visitor);
    const id = new URL(visitor.url()).pathname.split('/').at(-1);
    expect(calls).toEqual([`GET /user/movie-list?actor_id=${id}`]);
    expect(await visitor.getByRole('button', { name: 'Genres' }).count()).toBe(0);

    await visitor.reload();
    await heading.waitFor();
  },
);

test('a cast list of an unknown person has a generic heading, and one title has no filters', async ({
  visitor,
}) => {
  const details = visitor.waitForResponse(/movie-details/);
  await mockCall(visitor, '/user/movie-list', { body: { data: films(1) } });
  await mockCall(visitor, '/user/movie-details/1', {
    body: { data: { id: 1, name: 'Film 1', casts: [{ id: 8, name: 'Mira Sen' }] } },
  });
  await visitor.goto('/movies/7?type=cast');
  await (await details).finished();
  expect(await cardNames(visitor)).toEqual(['Film 1']);
  await visitor.getByRole('heading', { name: 'Movies', exact: true, level: 1 }).waitFor();
  expect(await visitor.getByRole('main').locator('select').count()).toBe(0);
});

test(
  covers(
    ['2.movies.placeholders', '9.grid.columns'],
    'ten placeholders have the size and position of the cards; after 8 s the list offers a retry',
  ),
  async ({ visitor }) => {
    const list = await holdCall(visitor, '/user/movie-list');
    await stopFlowClock(visitor);
    await visitor.goto('/movies');
    const places = visitor.getByTestId('placeholder');
    await places.first().waitFor();
    expect(await places.count()).toBe(10);
    const boxes = () =>
      visitor.locator('main [data-frame]').evaluateAll((frames) =>
        frames.slice(0, 10).map((frame) => {
          const { left, top, width, height } = frame.getBoundingClientRect();
          return [left, top, width, height].map(Math.round);
        }),
      );
    const before = await boxes();
    await expect.poll(list.count).toBe(1);
    await passFlowTime(visitor, 8_000);
    await visitor.getByText('Still loading').waitFor();
    await visitor.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect.poll(list.count).toBe(2);
    await list.release();
    await cardNames(visitor);
    expect(await places.count()).toBe(0);
    expect(await visitor.getByText('Still loading').count()).toBe(0);
    expect(await boxes()).toEqual(before);
  },
);

test(
  covers(
    '9.grid.columns',
    'the grid has 2 columns on a phone and up to 6 on a wide screen; from 1920 px up, type and cards grow',
  ),
  async ({ visitor }) => {
    await mockCall(visitor, '/user/movie-list', { body: { data: films(12) } });
    await visitor.goto('/movies');
    const columns = async () => {
      const tops = await visitor
        .locator('main li')
        .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
      return tops.filter((top) => top === tops[0]).length;
    };
    for (const [width, expected] of [
      [320, 2],
      [767, 2],
      [768, 3],
      [1024, 4],
      [1200, 5],
      [1400, 6],
    ] as const) {
      await visitor.setViewportSize({ width, height: 900 });
      await expect.poll(columns, { message: `${width} px` }).toBe(expected);
    }
    const sizes = () =>
      visitor
        .locator('main article > a')
        .first()
        .evaluate((link) => ({
          text: Number.parseFloat(getComputedStyle(link).fontSize),
          card: link.getBoundingClientRect().width,
        }));
    let before = await sizes();
    for (const width of [1920, 2560, 3840]) {
      await visitor.setViewportSize({ width, height: 1080 });
      const { text, card } = before;
      await expect
        .poll(sizes, { message: `${width} px` })
        .toSatisfy((now) => now.text > text && now.card > 1.15 * card);
      before = await sizes();
    }
  },
);

test(
  covers('2.movies.empty', 'an empty list, at an invalid address too, shows its texts'),
  async ({ visitor }) => {
    for (const address of ['/movies/no-such-genre?type=genre', '/movies/%E0%A4%A']) {
      await visitor.goto(address);
      await expectEmptyList(visitor);
      expect(await visitor.getByRole('button', { name: 'Try again' }).count()).toBe(0);
    }
  },
);

test(
  covers(
    '8.lists',
    'a list or genres that fail are logged once and left empty, and each can be retried',
  ),
  async ({ visitor, logs }) => {
    logs.expects(/status of 500/);
    logs.expects(/\[fin\] .*(movies|genres)/);
    const failed = (list: string) =>
      logs.all().filter((line) => line.includes('[fin]') && line.includes(list)).length;
    await mockCall(visitor, '/user/movie-list', { status: 500, body: { message: 'Down' } });
    await mockCall(visitor, '/user/get-gener', { status: 500 });
    await visitor.goto('/movies');
    await expectEmptyList(visitor);
    await expect.poll(() => [failed('movies'), failed('genres')]).toEqual([1, 1]);
    expect(await visitor.getByRole('alert').count()).toBe(0);
    await letThrough(visitor);
    await visitor.getByRole('button', { name: 'Try again' }).press('Enter');
    await cardNames(visitor);
    await expect(visitor.getByRole('main')).toHaveFocus();

    await visitor.getByRole('button', { name: 'Genres' }).click();
    await visitor.getByRole('menuitem', { name: /Try again/ }).click();
    await visitor.getByRole('menuitem', { name: 'Drama' }).waitFor();
  },
);

test('leaving a list aborts its request, so no late answer replaces a newer one', async ({
  visitor,
}) => {
  const calls = recordCalls(visitor);
  await intercept(visitor, /movie-list$/, () => {});
  await visitor.goto('/movies');
  await visitor.getByTestId('placeholder').first().waitFor();
  const aborted = visitor.waitForEvent('requestfailed', (call) => call.url().endsWith('-list'));
  await visitor.getByRole('button', { name: 'Genres' }).click();
  await visitor.getByRole('menuitem', { name: 'Drama' }).click();
  await aborted;
  await visitor.getByRole('heading', { name: 'Drama Movies' }).waitFor();
  await cardNames(visitor);
  expect(calls.filter((call) => call.includes('movie-list'))).toEqual([
    'GET /user/movie-list',
    'GET /user/movie-list?genre_id=1',
  ]);
});

test('an image that fails to load is replaced by the other one, then by a drawn card, whose name has its own text direction', async ({
  visitor,
  logs,
}) => {
  logs.expects(/404/);
  const [one, two, three] = films(3);
  const lost = { poster_image: '/media/artwork/lost.webp' };
  const data = [
    { ...one, ...lost, thumbnail_image: '/media/artwork/101-thumb.webp' },
    { ...two, ...lost },
    { ...three, name: 'مرحبا (2020)!' },
  ];
  await mockCall(visitor, '/user/movie-list', { body: { data } });
  await visitor.goto('/movies');
  const cards = visitor.locator('main article');
  await cards.nth(0).locator('img[src$="/101-thumb.webp"]').waitFor();
  await cards.nth(1).locator('img').waitFor({ state: 'detached' });
  const drawn = cards.nth(1).locator('[data-frame]').getByText('Film 2');
  const [size, width] = await drawn.evaluate((it) => [
    Number.parseFloat(getComputedStyle(it).fontSize),
    it.closest('[data-frame]')?.clientWidth ?? 0,
  ]);
  expect(size).toBeCloseTo(0.17 * width, 0);
  const name = cards.nth(2).locator('a > span').last();
  expect(await name.evaluate((it) => getComputedStyle(it).direction)).toBe('rtl');
});
