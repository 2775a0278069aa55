import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { cardNames, expectEmptyList, films } from '../catalogue/cards';
import { covers } from '../setup/covers';
import { holdCall, mockCall, recordCalls } from '../setup/provider';
import { test } from '../setup/test';
import { details } from '../title/details';
import { addTo, removeFrom, SAVE } from './toggle';

const headings = { 'TV Show': 'TV Shows', 'My Watchlist': 'My WatchList' };

async function follow(page: Page, name: keyof typeof headings) {
  await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { name: headings[name], exact: true, level: 1 }).waitFor();
}

async function press(page: Page, heart: Locator) {
  await Promise.all([page.waitForResponse(`**${SAVE}`), heart.click()]);
}

async function openFilms(page: Page) {
  await mockCall(page, '/user/movie-list', { body: { data: films(3) } });
  await page.goto('/movies');
  await cardNames(page);
}

test(
  covers(
    ['2.watchlist.page', '4.watchlist.toggle'],
    'an empty list shows its text; the toggle adds a title; a title removed there keeps its card until the next visit',
  ),
  async ({ member }) => {
    await member.goto('/my-watch-list');
    await member.getByRole('heading', { name: 'My WatchList', level: 1 }).waitFor();
    await expectEmptyList(member);
    await member.getByText('Tap the heart on a title to add it here.').waitFor();
    expect(await member.title()).toBe('Default Title | Fin');
    await member.getByRole('button', { name: 'Browse movies' }).click();
    await member.waitForURL('/movies');

    const [first = '', second = ''] = (await cardNames(member)).map(String);
    for (const name of [first, second]) await press(member, addTo(member, name));
    await follow(member, 'My Watchlist');
    await press(member, removeFrom(member, first));
    await addTo(member, first).waitFor();
    expect((await cardNames(member)).toSorted()).toEqual([first, second].toSorted());

    await follow(member, 'TV Show');
    // The cached list renders first and must lack the card.
    const list = await holdCall(member, '/user/watch-list');
    await follow(member, 'My Watchlist');
    expect(await cardNames(member)).toEqual([second]);
    await list.release();
    await member.reload();
    expect(await cardNames(member)).toEqual([second]);
  },
);

test(
  covers('4.watchlist.toggle', 'a toggle is saved when the page is left meanwhile'),
  async ({ member }) => {
    await member.goto('/movies');
    const [name] = await cardNames(member);
    const save = await holdCall(member, SAVE);
    await addTo(member, name ?? '').click();
    await expect.poll(save.count).toBe(1);
    await member.goto('/my-watch-list');
    await save.release();
    const listed = async () => {
      const list = member.waitForResponse('**/user/watch-list');
      await member.reload();
      const { data } = (await (await list).json()) as { data: { name: string }[] };
      return data.map((it) => it.name);
    };
    await expect.poll(listed, { timeout: 15_000 }).toEqual([name]);
  },
);

test(
  covers(
    ['4.watchlist.toggle', '8.watchlist'],
    "the toggle changes at once; a save that fails shows the server's message and rolls it back",
  ),
  async ({ member, logs }) => {
    logs.expects(/status of 422/);
    await openFilms(member);
    await mockCall(member, SAVE, { status: 422, body: { message: 'The list is full.' } });
    const save = await holdCall(member, SAVE);
    await addTo(member, 'Film 2').click();
    await removeFrom(member, 'Film 2').waitFor();
    await expect.poll(save.count).toBe(1);
    await save.release();
    await member.getByRole('alert').getByText('The list is full.', { exact: true }).waitFor();
    await addTo(member, 'Film 2').waitFor();
  },
);

test(
  covers(
    '4.watchlist.toggle',
    "a save whose answer is lost shows the provider's state, and the next click reverts it",
  ),
  async ({ member, logs }) => {
    logs.expects(/Failed to load resource/);
    await member.goto('/tv-show');
    const [name = ''] = (await cardNames(member)).map(String);
    await member.route(
      `**${SAVE}`,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    const read = member.waitForResponse('**/user/watch-list');
    await addTo(member, name).click();
    await read;
    await removeFrom(member, name).waitFor();
    await press(member, removeFrom(member, name));
    await addTo(member, name).waitFor();
    expect(await member.locator('.Toastify__toast').count()).toBe(0);
    await follow(member, 'My Watchlist');
    await expectEmptyList(member);
  },
);

test('titles removed on another device disappear from the list, on its own page and in the row', async ({
  member,
}) => {
  await openFilms(member);
  await mockCall(member, SAVE, { body: { status: true, message: 'Saved' } });
  for (const name of ['Film 1', 'Film 3']) {
    await addTo(member, name).click();
    await removeFrom(member, name).waitFor();
  }
  const own = { id: 1, name: 'Film 1', is_watch_list: false };
  const data = details({ ...own, more_items: films(3).slice(2) });
  await mockCall(member, '/user/movie-details/1', { body: { data } });
  await member.getByRole('link', { name: 'Film 1', exact: true }).click();
  await member.getByRole('heading', { name: 'Film 1', level: 1 }).waitFor();
  await addTo(member, 'Film 1').waitFor();
  await addTo(member, 'Film 3').waitFor();
});

test('two cards of one title show the same state', async ({ member }) => {
  await mockCall(member, '/user/popular-movie', { body: { data: films(12) } });
  await mockCall(member, '/user/latest-movie', { body: { data: films(12) } });
  await mockCall(member, SAVE, { body: { status: true, message: 'Saved' } });
  await member.setViewportSize({ width: 1440, height: 2400 });
  await member.goto('/browse');
  await addTo(member, 'Film 1').nth(1).waitFor();
  await addTo(member, 'Film 1').first().click();
  await removeFrom(member, 'Film 1').nth(1).waitFor();
  expect(await addTo(member, 'Film 1').count()).toBe(0);
});

test(
  covers(
    '4.watchlist.visitor',
    'a visitor who adds a title signs in, returns to the page, and has the title on the list',
  ),
  async ({ visitor, account }) => {
    const calls = recordCalls(visitor);
    await visitor.goto('/movies/1?type=genre');
    const [name] = await cardNames(visitor);
    await addTo(visitor, name ?? '').click();
    await visitor.waitForURL('**/login');
    await visitor.getByText(`Sign in to add ${name} to your watchlist.`).waitFor();
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
    await visitor.getByLabel('Email').fill(account.email);
    await visitor.getByLabel('Password', { exact: true }).fill(account.password);
    await visitor.getByRole('button', { name: 'Sign In' }).click();
    await visitor.waitForURL('**/movies/1?type=genre');
    await removeFrom(visitor, name ?? '').waitFor();
    await expect.poll(() => calls.filter((call) => call.endsWith(SAVE))).toHaveLength(1);
  },
);

test(
  covers('8.lists', 'a watchlist that fails is logged once and can be retried'),
  async ({ member, logs }) => {
    logs.expects(/status of 503/);
    logs.expects(/\[fin\] .*watchlist/);
    await mockCall(member, '/user/watch-list', { status: 503, body: '' });
    await member.goto('/my-watch-list');
    await expectEmptyList(member);
    await member.getByText("We couldn't load your watchlist.").waitFor();
    await expect.poll(() => logs.all().filter((line) => line.includes('[fin]'))).toHaveLength(1);
    await mockCall(member, '/user/watch-list', { body: { data: films(2) } });
    await member.getByRole('button', { name: 'Try again' }).click();
    expect(await cardNames(member)).toEqual(['Film 1', 'Film 2']);
  },
);
