import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { holdCall, mockCall, recordCalls } from '../setup/provider';
import { PLAIN_PAGE } from '../setup/tab';
import { address, PHONE, test } from '../setup/test';
import { details } from '../title/details';
import { cardNames, films } from './cards';

const [one, two, three, four] = films(4);
const data = [
  { ...one, name: 'Oak', language: 'Tamil', content_rating: 'U', duration: '02:00' },
  { ...two, name: 'Ash', language: 'Hindi', content_rating: 'A', duration: '01:00' },
  { ...three, name: 'Elm', language: 'Hindi', content_rating: 'A', duration: '03:00' },
  { ...four, name: 'Fir', language: 'Tamil', content_rating: 'U', duration: '01:30' },
];
const choice = (page: Page, label: string) => page.getByRole('combobox', { name: label });

test.for([
  ['/movies/7?type=genre', '/user/movie-list', 'Sort'],
  ['/tv-show', '/user/tvshow-list', 'Sort'],
  ['/search?q=a%20tree', '/user/get-search', 'Sort'],
  ['/my-watch-list', '/user/watch-list', 'Newest first'],
] as const)('%s is sorted and filtered by its address', async ([path, call, order], { member }) => {
  await mockCall(member, call, {
    body: call.includes('search') ? { movieList: data } : { data },
  });
  const calls = recordCalls(member);
  const chosen = `${path}${path.includes('?') ? '&' : '?'}sort=shortest&language=Hindi`;
  await member.goto(chosen);
  expect(await cardNames(member)).toEqual(['Ash', 'Elm']);
  await member.getByText('2 of 4 titles').waitFor();
  await choice(member, 'Sort by').selectOption(order);
  await choice(member, 'Language').selectOption({ label: 'Language' });
  await expect.poll(() => cardNames(member)).toEqual(['Oak', 'Ash', 'Elm', 'Fir']);
  await expect.poll(() => member.url()).toBe(address + path);
  await choice(member, 'Sort by').selectOption('Shortest first');
  await expect.poll(() => cardNames(member)).toEqual(['Ash', 'Fir', 'Oak', 'Elm']);
  await choice(member, 'Language').selectOption('Hindi');
  await expect.poll(() => cardNames(member)).toEqual(['Ash', 'Elm']);
  await expect.poll(() => member.url()).toBe(address + chosen);
  expect(calls.filter((it) => it.includes(call))).toHaveLength(1);
});

test('filters without a match show a message, and one click clears them', async ({ visitor }) => {
  await mockCall(visitor, '/user/movie-list', { body: { data } });
  await visitor.goto('/movies?language=Hindi&rating=U&sort=name');
  await visitor.getByText('No titles match these filters', { exact: true }).waitFor();
  await visitor.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(() => cardNames(visitor)).toEqual(['Ash', 'Elm', 'Fir', 'Oak']);
  await expect(choice(visitor, 'Sort by')).toHaveFocus();
  await expect.poll(() => visitor.url()).toBe(`${address}/movies?sort=name`);
});

test('the filters of a genre list are restored on the way back from a title, and add no history entry', async ({
  visitor,
}) => {
  const sorted = ['Ash', 'Elm', 'Fir', 'Oak'];
  await mockCall(visitor, '/user/movie-list', { body: { data } });
  await mockCall(visitor, '/user/movie-details/2', { body: { data: details() } });
  await visitor.goto('/movies/3?type=genre');
  await choice(visitor, 'Sort by').selectOption('Name, A to Z');
  await expect.poll(() => cardNames(visitor)).toEqual(sorted);
  await visitor.locator('main article a').first().click();
  await visitor.getByRole('heading', { name: 'More Like This' }).waitFor();
  await visitor.goBack();
  await visitor.waitForURL('**/movies/3?type=genre&sort=name');
  await expect.poll(() => cardNames(visitor)).toEqual(sorted);
  await visitor.goBack();
  await visitor.waitForURL(`**${PLAIN_PAGE}`);
});

test('neither the arrival of the filters nor a choice shifts the page', async ({
  visitor: page,
}) => {
  await page.setViewportSize(PHONE);
  const list = await holdCall(page, '/user/movie-list');
  await page.goto('/movies');
  await page.getByTestId('placeholder').first().waitFor();
  const top = () =>
    page
      .locator('main [data-frame]')
      .first()
      .evaluate((it) => it.getBoundingClientRect().top);
  const before = await top();
  await list.release();
  await cardNames(page);
  await choice(page, 'Sort by').waitFor();
  expect(await top()).toBe(before);
  // iOS Safari zooms in on inputs whose text is smaller than 16px.
  const size = await choice(page, 'Sort by').evaluate((it) => getComputedStyle(it).fontSize);
  expect(size).toBe('16px');
  await page.evaluate(() => window.scrollTo(0, 40));
  await choice(page, 'Language').selectOption({ index: 1 });
  await page.waitForURL('**/movies?language=*');
  await page.getByText(/^\d+ of \d+ titles$/).waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(40);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});
