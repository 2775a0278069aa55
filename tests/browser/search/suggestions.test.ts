import { expect } from 'vitest';
import { cardNames } from '../catalogue/cards';
import { covers } from '../setup/covers';
import { passFlowTime, stopFlowClock } from '../setup/flow-clock';
import { intercept, letThrough } from '../setup/interception';
import { mockCall, recordCalls } from '../setup/provider';
import { test } from '../setup/test';
import { boxOf, enter, highlightedIn, listOf, suggest, type } from './box';

const suggestionCalls = (calls: string[]) => calls.filter((call) => call.includes('dropdown'));

test(
  covers(
    ['4.suggestions.debounce', '2.navigation.member', '5.search.blank'],
    'suggestions are fetched once, 300 ms after typing stops; a blank text neither fetches nor navigates',
  ),
  async ({ member }) => {
    const calls = recordCalls(member);
    await stopFlowClock(member);
    await member.goto('/tv-show');
    await cardNames(member);
    await type(member, '   ');
    await passFlowTime(member, 1000);
    await member.keyboard.press('Enter');
    await boxOf(member).fill('');
    await type(member, 'la');
    await passFlowTime(member, 299);
    await type(member, 'n');
    await passFlowTime(member, 299);
    expect(await listOf(member).count()).toBe(0);
    await passFlowTime(member, 1);
    await listOf(member).waitFor();
    expect(suggestionCalls(calls)).toEqual(['GET /user/search-list-dropdown?query=lan']);
    expect(new URL(member.url()).pathname).toBe('/tv-show');
  },
);

test(
  covers(
    '8.lists',
    'suggestions that fail are logged once, and more typing requests them again; a request in flight is aborted',
  ),
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

    await intercept(member, /dropdown\?query=sal$/, () => {});
    const asked = member.waitForRequest(/dropdown\?query=sal$/);
    await enter(member, 'sal');
    await asked;
    const aborted = member.waitForEvent('requestfailed', (call) => call.url().endsWith('=sal'));
    await type(member, 't');
    await aborted;
    await listOf(member).getByRole('option', { name: 'Salt Road' }).waitFor();
  },
);

test(
  covers(
    ['9.search.height', '4.suggestions.pick'],
    'the suggestions are at most 250 px high, the chosen one is in view, and a click on one searches for it',
  ),
  async ({ member }) => {
    const others = Array.from({ length: 11 }, (_, index) => `Salt ${index + 1}`);
    await suggest(member, 'Salt & Light', ...others);
    await member.goto('/tv-show');
    await enter(member, 'salt');
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
    await listOf(member).getByRole('option', { name: 'Salt & Light' }).click();
    await member.waitForURL('**/search?q=Salt%20%26%20Light');
    await expect(boxOf(member)).toHaveValue('Salt & Light');
    expect(await listOf(member).count()).toBe(0);
  },
);

test(
  covers(
    '4.suggestions.pick',
    'the arrow keys move through the suggestions, Escape closes them, and Enter takes one',
  ),
  async ({ member }) => {
    await suggest(member, 'Lanterns', 'Last Ferry', 'Lagoon');
    await member.goto('/search');
    await enter(member, 'la');
    await listOf(member).waitFor();
    expect(await highlightedIn(member)).toBeNull();
    for (const [key, name] of [
      ['ArrowDown', 'Lanterns'],
      ['ArrowDown', 'Last Ferry'],
      ['ArrowUp', 'Lanterns'],
      ['ArrowUp', 'Lagoon'],
      ['ArrowUp', 'Last Ferry'],
      ['ArrowLeft', null],
    ] as const) {
      await member.keyboard.press(key);
      await expect.poll(() => highlightedIn(member), { message: key }).toBe(name);
    }
    await member.keyboard.press('Escape');
    await listOf(member).waitFor({ state: 'hidden' });
    await expect(boxOf(member)).toHaveValue('la');
    await member.keyboard.press('ArrowDown');
    await expect.poll(() => highlightedIn(member)).toBe('Lanterns');
    await member.keyboard.press('Enter');
    await member.waitForURL('**/search?q=Lanterns');
    await expect(boxOf(member)).toHaveValue('Lanterns');
    expect(await listOf(member).count()).toBe(0);
  },
);

test(
  covers(
    '4.suggestions.blur',
    'the suggestions hide 200 ms after the box is left, and return with the focus, but not with a new text',
  ),
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

    await boxOf(member).fill('');
    await listOf(member).waitFor({ state: 'hidden' });
    await letThrough(member);
    await type(member, 'm');
    expect(await listOf(member).count()).toBe(0);
    await passFlowTime(member, 300);
    await listOf(member).waitFor();
    expect(await listOf(member).getByRole('option', { name: 'Lanterns' }).count()).toBe(0);
  },
);
