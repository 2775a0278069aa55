import { expect } from 'vitest';
import { cardNames } from '../catalogue/cards';
import { passFlowTime, stopFlowClock } from '../setup/flow-clock';
import { intercept, letThrough } from '../setup/interception';
import { proves } from '../setup/proves';
import { holdApp, mockCall, recordCalls } from '../setup/provider';
import { test } from '../setup/test';
import { boxOf, enter, highlightedIn, listOf, suggest, type } from './box';

const suggestionCalls = (calls: string[]) => calls.filter((call) => call.includes('dropdown'));

test(
  proves(
    ['4.suggestions.debounce', '2.navigation.member'],
    'suggestions are fetched once, 300 ms after typing stops',
  ),
  async ({ member }) => {
    const calls = recordCalls(member);
    await stopFlowClock(member);
    await member.goto('/tv-show');
    await cardNames(member);
    await type(member, 'la');
    await passFlowTime(member, 299);
    await type(member, 'n');
    await passFlowTime(member, 299);
    expect(await listOf(member).count()).toBe(0);
    await passFlowTime(member, 1);
    await listOf(member).waitFor();
    expect(suggestionCalls(calls)).toEqual(['GET /user/search-list-dropdown?query=lan']);
  },
);

test('a request for suggestions is aborted when one types on', async ({ member }) => {
  await member.goto('/search');
  await intercept(member, /dropdown\?query=la$/, () => {});
  const asked = member.waitForRequest(/dropdown\?query=la$/);
  await type(member, 'la');
  await asked;
  const aborted = member.waitForEvent('requestfailed', (call) => call.url().endsWith('query=la'));
  await type(member, 'n');
  await aborted;
  await listOf(member).getByRole('option', { name: 'Lantern Street 1936' }).waitFor();
});

test(
  proves('4.suggestions.pick', 'a click on a suggestion fills the box and goes to search'),
  async ({ member }) => {
    await suggest(member, 'Salt & Light', 'Salt Road');
    await member.goto('/tv-show');
    await enter(member, 'salt');
    await listOf(member).getByRole('option', { name: 'Salt & Light' }).click();
    await member.waitForURL('**/search?q=Salt%20%26%20Light');
    await expect(boxOf(member)).toHaveValue('Salt & Light');
    expect(await listOf(member).count()).toBe(0);
  },
);

test(
  proves('4.suggestions.pick', 'the arrow keys walk through the suggestions and Enter takes one'),
  async ({ member }) => {
    await suggest(member, 'Lanterns', 'Last Ferry', 'Lagoon');
    await member.goto('/search');
    await enter(member, 'la');
    await listOf(member).waitFor();
    expect(await highlightedIn(member)).toBeNull();
    const walked: (string | null)[] = [];
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowLeft']) {
      await member.keyboard.press(key);
      walked.push(await highlightedIn(member));
    }
    expect(walked).toEqual(['Lanterns', 'Last Ferry', 'Lanterns', 'Lagoon', 'Last Ferry', null]);
    await expect(boxOf(member)).toHaveValue('la');
    await member.keyboard.press('ArrowDown');
    await member.keyboard.press('Enter');
    await member.waitForURL('**/search?q=Lanterns');
    await expect(boxOf(member)).toHaveValue('Lanterns');
    expect(await listOf(member).count()).toBe(0);
  },
);

test('Escape closes the suggestions and keeps the text; an arrow key opens them', async ({
  member,
}) => {
  await suggest(member, 'Lanterns', 'Last Ferry');
  await member.goto('/search');
  await enter(member, 'la');
  await listOf(member).waitFor();
  await member.keyboard.press('Escape');
  await listOf(member).waitFor({ state: 'hidden' });
  await expect(boxOf(member)).toHaveValue('la');
  await member.keyboard.press('ArrowDown');
  expect(await highlightedIn(member)).toBe('Lanterns');
});

test(
  proves('4.suggestions.blur', 'the suggestions hide 200 ms after the box is left'),
  async ({ member }) => {
    await suggest(member, 'Lanterns');
    await stopFlowClock(member);
    await member.goto('/search');
    await enter(member, 'la');
    await passFlowTime(member, 300);
    await listOf(member).waitFor();
    await boxOf(member).blur();
    await passFlowTime(member, 199);
    await expect(listOf(member)).toBeShown();
    await passFlowTime(member, 1);
    await listOf(member).waitFor({ state: 'hidden' });
    await boxOf(member).focus();
    await listOf(member).waitFor();
  },
);

test(
  proves('9.search.height', 'the suggestions are at most 250 px high, and the chosen one is seen'),
  async ({ member }) => {
    await suggest(member, ...Array.from({ length: 12 }, (_, index) => `Lantern ${index + 1}`));
    await member.goto('/search');
    await enter(member, 'la');
    await listOf(member).waitFor();
    expect((await listOf(member).boundingBox())?.height).toBe(250);
    await member.keyboard.press('ArrowUp');
    const last = listOf(member).getByRole('option').last();
    await expect
      .poll(async () => {
        const [list, option] = await Promise.all([
          listOf(member).boundingBox(),
          last.boundingBox(),
        ]);
        return (list?.y ?? 0) + (list?.height ?? 0) - (option?.y ?? 0) - (option?.height ?? 0);
      })
      .toBeGreaterThanOrEqual(0);
  },
);

test(
  proves('5.search.blank', 'a blank text fetches no suggestions and does not navigate'),
  async ({ member }) => {
    const calls = recordCalls(member);
    await stopFlowClock(member);
    await member.goto('/tv-show');
    await cardNames(member);
    await type(member, '   ');
    await passFlowTime(member, 1000);
    await member.keyboard.press('Enter');
    await boxOf(member).fill('lan');
    await passFlowTime(member, 300);
    await listOf(member).waitFor();
    expect(suggestionCalls(calls)).toEqual(['GET /user/search-list-dropdown?query=lan']);
    expect(new URL(member.url()).pathname).toBe('/tv-show');
  },
);

test(
  proves('8.lists', 'suggestions that fail are logged once, and typing on asks again'),
  async ({ member, logs }) => {
    logs.expects(/status of 500/);
    logs.expects(/\[fin\] suggestions for la/);
    await mockCall(member, '/user/search-list-dropdown', {
      status: 500,
      body: { message: 'Down' },
    });
    await member.goto('/search');
    await enter(member, 'la');
    await expect.poll(() => logs.all().filter((line) => line.includes('[fin]'))).toHaveLength(1);
    expect(await listOf(member).count()).toBe(0);
    expect(await member.getByRole('alert').count()).toBe(0);
    await letThrough(member);
    await type(member, 'n');
    await listOf(member).waitFor();
  },
);

test('suggestions of an earlier text do not come back with a new one', async ({ member }) => {
  await suggest(member, 'Lanterns');
  await stopFlowClock(member);
  await member.goto('/search');
  await enter(member, 'la');
  await passFlowTime(member, 300);
  await listOf(member).waitFor();
  await boxOf(member).fill('');
  await listOf(member).waitFor({ state: 'hidden' });
  await letThrough(member);
  await type(member, 'm');
  expect(await listOf(member).count()).toBe(0);
  await passFlowTime(member, 300);
  await listOf(member).waitFor();
  expect(await listOf(member).getByRole('option', { name: 'Lanterns' }).count()).toBe(0);
});

test("what is typed before the app's code is there gets its suggestions when it comes", async ({
  member,
}) => {
  await suggest(member, 'Lanterns');
  const app = await holdApp(member);
  await member.goto('/search', { waitUntil: 'commit' });
  await enter(member, 'la');
  await app.release();
  await listOf(member).getByRole('option', { name: 'Lanterns' }).waitFor();
});
