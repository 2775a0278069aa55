import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { cardNames, expectEmptyList, films } from '../catalogue/cards';
import { covers } from '../setup/covers';
import { passFlowTime, stopFlowClock } from '../setup/flow-clock';
import { intercept, letThrough } from '../setup/interception';
import { holdCall, mockCall, recordCalls } from '../setup/provider';
import { address, test } from '../setup/test';
import { boxOf, listOf, type } from './box';

const heading = (page: Page, query: string) =>
  page.getByRole('heading', { name: `Results for “${query}”`, level: 2 });

const countOf = ({ length }: unknown[]) => `${length} ${length === 1 ? 'title' : 'titles'}`;

const searchCalls = (calls: string[]) => calls.filter((call) => call.includes('get-search'));

test(
  covers(
    ['2.search.submit', '2.search.box', '2.titles', '2.navigation.member'],
    'a member clears the box in the bar, searches from it, and sees the results',
  ),
  async ({ member }) => {
    await member.goto('/tv-show');
    await type(member, 'lan');
    await listOf(member).waitFor();
    await member.getByRole('button', { name: 'Clear search' }).click();
    await expect(boxOf(member)).toHaveValue('');
    await listOf(member).waitFor({ state: 'hidden' });
    expect(new URL(member.url()).pathname).toBe('/tv-show');
    await type(member, ' salt road');
    await member.keyboard.press('Enter');
    await member.waitForURL('**/search?q=salt%20road');
    await heading(member, 'salt road').waitFor();
    expect(await cardNames(member)).toContain('Salt Road');
    const status = () => member.getByRole('status').allTextContents();
    await expect.poll(status).toContain(countOf(await cardNames(member)));
    await expect(boxOf(member)).toHaveValue('salt road');
    expect(await member.title()).toBe('Search | Fin');
    expect(await member.getByRole('banner').getByRole('combobox').count()).toBe(0);
  },
);

test(
  covers(
    ['2.search.empty', '8.lists'],
    'a search without results shows a message; one that fails does, too, is logged once and can be retried',
  ),
  async ({ member, logs }) => {
    logs.expects(/status of 500/);
    logs.expects(/\[fin\] .*search/);
    const status = member.getByRole('status');
    await member.goto('/search?q=no%20such%20title');
    await expectEmptyList(member);
    await status.getByText('No titles found').waitFor();
    await mockCall(member, '/user/get-search', { status: 500, body: '<html>' });
    await boxOf(member).fill('salt');
    await member.keyboard.press('Enter');
    await status.getByText("We couldn't search. Try again.").waitFor();
    await expectEmptyList(member);
    await expect.poll(() => logs.all().filter((line) => line.includes('[fin]'))).toHaveLength(1);
    await letThrough(member);
    await member.getByRole('button', { name: 'Try again' }).click();
    expect(await cardNames(member)).toContain('Salt Road');
  },
);

test(
  covers(
    ['2.search.box', '2.search.clear'],
    'back, forward and reload show the search in the address; Clear empties the box, goes to /search and keeps the focus',
  ),
  async ({ member }) => {
    await member.goto('/search?q=salt');
    await heading(member, 'salt').waitFor();
    await boxOf(member).fill('lantern');
    await member.keyboard.press('Enter');
    await heading(member, 'lantern').waitFor();
    const lanterns = await cardNames(member);

    await member.goBack();
    await heading(member, 'salt').waitFor();
    await expect(boxOf(member)).toHaveValue('salt');
    await member.goForward();
    await heading(member, 'lantern').waitFor();
    await expect(boxOf(member)).toHaveValue('lantern');
    await member.reload();
    await heading(member, 'lantern').waitFor();
    expect(await cardNames(member)).toEqual(lanterns);
    await expect(boxOf(member)).toHaveValue('lantern');

    await member.getByRole('button', { name: 'Clear search' }).click();
    await member.waitForURL(`${address}/search`);
    await expect(boxOf(member)).toHaveValue('');
    await heading(member, 'lantern').waitFor({ state: 'hidden' });
    await expect(boxOf(member)).toHaveFocus();
  },
);

test('repeating a search fetches it again, and adds no history entry', async ({ member }) => {
  const calls = recordCalls(member);
  await member.goto('/tv-show');
  await cardNames(member);
  await type(member, 'salt');
  for (const count of [1, 2, 3]) {
    const answered = member.waitForResponse(/get-search/);
    await boxOf(member).press('Enter');
    await heading(member, 'salt').waitFor();
    // Waits for the answer, because the next search would reuse a call in flight.
    await (await answered).finished();
    await expect.poll(() => searchCalls(calls)).toHaveLength(count);
  }
  await member.goBack();
  await member.waitForURL('**/tv-show');
});

test(
  covers(
    '2.search.box',
    'ten placeholders are shown while a search is in flight; after 8 s it offers a retry',
  ),
  async ({ member }) => {
    const results = await holdCall(member, '/user/get-search');
    await stopFlowClock(member);
    await member.goto('/search?q=salt');
    const places = member.getByTestId('placeholder');
    await places.first().waitFor();
    expect(await places.count()).toBe(10);
    await expect.poll(results.count).toBe(1);
    await passFlowTime(member, 8_000);
    await member.getByText('Still loading').waitFor();
    await member.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect.poll(results.count).toBe(2);
    await results.release();
    await cardNames(member);
    expect(await places.count()).toBe(0);
    expect(await member.getByText('Still loading').count()).toBe(0);
  },
);

test(
  covers('5.search.blank', 'an address with an empty or blank query searches for nothing'),
  async ({ member }) => {
    const calls = recordCalls(member);
    for (const path of ['/search', '/search?q=%20']) {
      await member.goto(path);
      await member.getByText('What would you like to watch?').waitFor();
      await boxOf(member).press('Enter');
      expect(new URL(member.url()).pathname).toBe('/search');
    }
    const genres = member.getByRole('navigation', { name: 'Genres' });
    expect(await genres.getByRole('link').first().getAttribute('href')).toMatch(
      /^\/movies\/\d+\?type=genre$/,
    );
    expect(calls.filter((call) => call !== 'GET /user/get-gener')).toEqual([]);
  },
);

test('unusual queries in the address are searched for as plain text', async ({ member }) => {
  await mockCall(member, '/user/get-search', { body: { movieList: films(1) } });
  for (const [query, text] of [
    [
      'q=%E0%A4%A%00%3Cscript%3Ealert(1)%3C%2Fscript%3E&q=b',
      '\uFFFD%A\u0000<script>alert(1)</script>',
    ],
    ['q=__proto__', '__proto__'],
    [`q=%F0%9F%91%A9%E2%80%8D%F0%9F%91%A7${'x'.repeat(250)}`, `👩‍👧${'x'.repeat(250)}`],
  ] as const) {
    await member.goto(`/search?${query}`);
    expect(await cardNames(member)).toEqual(['Film 1']);
    await expect(boxOf(member)).toHaveValue(text);
  }
});

test('the answer of an earlier search never replaces that of a newer one', async ({ member }) => {
  const calls = recordCalls(member);
  await intercept(member, /get-search\?search=salt$/, () => {});
  const asked = member.waitForRequest(/get-search\?search=salt$/);
  await member.goto('/search?q=salt');
  await asked;
  const aborted = member.waitForEvent('requestfailed', (call) => call.url().endsWith('=salt'));
  await boxOf(member).fill('lantern');
  await member.keyboard.press('Enter');
  await aborted;
  expect(await cardNames(member)).toContain('Lantern Street 1936');
  expect(searchCalls(calls)).toEqual([
    'GET /user/get-search?search=salt',
    'GET /user/get-search?search=lantern',
  ]);
});

test(
  covers('4.session.guards', 'a visitor who follows a link to a search signs in and sees it'),
  async ({ visitor, account }) => {
    const calls = recordCalls(visitor);
    await visitor.goto('/search?q=salt%20road');
    await visitor.waitForURL('**/login');
    expect(searchCalls(calls)).toEqual([]);
    await visitor.getByLabel('Email').fill(account.email);
    await visitor.getByLabel('Password', { exact: true }).fill(account.password);
    await visitor.getByRole('button', { name: 'Sign In' }).click();
    await visitor.waitForURL('**/search?q=salt%20road');
    expect(await cardNames(visitor)).toContain('Salt Road');
  },
);

test('the letters of the heading are not cut off', async ({ member: page }) => {
  await page.goto('/search?q=night');
  const below = await heading(page, 'night').evaluate((it) => {
    const letters = document.createRange();
    letters.selectNodeContents(it);
    return letters.getBoundingClientRect().bottom - it.getBoundingClientRect().bottom;
  });
  expect(below).toBeLessThanOrEqual(0);
});
