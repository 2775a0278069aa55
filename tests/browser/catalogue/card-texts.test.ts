import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { mockCall } from '../setup/provider';
import { PHONE, test } from '../setup/test';
import { films } from './cards';

const LONG = 'The Unhurried Clockmakers of the Seventh Bridge and Their Many Neighbours';

async function openLongNames(page: Page) {
  const data = films(8).map((film) => ({
    ...film,
    name: `${LONG} ${film.id}`,
    content_rating: 'U/A 16+',
    language: 'Malayalam',
  }));
  await mockCall(page, '/user/movie-list', { body: { data } });
  await page.goto('/movies');
  await page.locator('main article').first().waitFor();
}

test('where space is short a card drops its language, never its age rating; screen readers skip the dot', async ({
  visitor,
}) => {
  await visitor.setViewportSize(PHONE);
  await openLongNames(visitor);
  const list = visitor.locator('main article').first().getByRole('list');
  const facts = list.getByRole('listitem');
  expect(await facts.allTextContents()).toEqual(['Age rating U/A 16+', '2hrs 5min', 'Malayalam']);
  const isOnTheLine = (fact: Element) =>
    fact.getBoundingClientRect().top < (fact.parentElement?.getBoundingClientRect().bottom ?? 0);
  const onTheLine = (await facts.all()).map((fact) => fact.evaluate(isOnTheLine));
  expect(await Promise.all(onTheLine)).toEqual([true, true, false]);
  expect(await list.ariaSnapshot()).not.toContain('·');
});

test('a title whose picture fails has its full name on the drawn tile, on any screen', async ({
  visitor,
  logs,
}) => {
  logs.expects(/404/);
  const names = [
    'Unhurried',
    LONG,
    'Krungthepmahanakhon Amonrattanakosin',
    'A B',
    `${LONG} in the Rain`,
  ];
  const data = films(names.length).map((film, index) => ({
    ...film,
    name: names[index],
    poster_image: '/media/artwork/lost.webp',
  }));
  await mockCall(visitor, '/user/movie-list', { body: { data } });
  await mockCall(visitor, '/user/popular-movie', { body: { data } });
  for (const path of ['/movies', '/browse']) {
    await visitor.goto(path);
    const tiles = visitor.locator('article [data-frame] [aria-hidden=true] > span');
    await tiles.first().waitFor();
    for (const width of [320, 390, 768, 1440]) {
      await visitor.setViewportSize({ width, height: 844 });
      await expect
        .poll(() => tiles.evaluateAll(cutTexts), { message: `${path}, ${width}` })
        .toEqual([]);
    }
  }
});

function cutTexts(texts: Element[]): (string | null)[] {
  return texts.flatMap((text) => {
    const tile = text.parentElement?.getBoundingClientRect();
    const lines = text.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(text);
    const { right } = range.getBoundingClientRect();
    const isWhole =
      tile && lines.top >= tile.top && lines.bottom <= tile.bottom && right <= tile.right;
    return isWhole ? [] : [text.textContent];
  });
}
