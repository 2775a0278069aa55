import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { mockCall } from '../setup/provider';
import { test } from '../setup/test';
import { cardNames, films } from './cards';

/** Elements that a page may hold, however long its list. */
const FEW = 4000;

test('ten thousand cards scroll like fifty: few are in the document at any place', async ({
  visitor,
}) => {
  await mockCall(visitor, '/user/movie-list', { body: { data: films(10_000) } });
  await visitor.goto('/movies');
  expect(await cardNames(visitor)).toContain('Film 1');
  expect(await countElements(visitor)).toBeLessThan(FEW);
  await visitor.keyboard.press('End');
  await visitor.getByText('Film 10000', { exact: true }).first().waitFor();
  expect(await countElements(visitor)).toBeLessThan(FEW);
  const last = visitor.locator('main li[aria-posinset]').last();
  await expect(last).toHaveAttribute('aria-posinset', '10000');
  await expect(last).toHaveAttribute('aria-setsize', '10000');
});

test('sixty thousand cards are read without holding the page up', async ({ visitor }) => {
  await mockCall(visitor, '/user/tvshow-list', { body: { data: films(60_000) } });
  await visitor.addInitScript(recordLongTasks);
  await visitor.goto('/tv-show');
  await visitor.locator('main article').first().waitFor({ timeout: 60_000 });
  const longest = await visitor.evaluate(() => Math.max(0, ...window.longTasks));
  // In one piece the reading alone takes seconds.
  expect(longest).toBeLessThan(500);
  expect(await countElements(visitor)).toBeLessThan(FEW);
});

declare global {
  interface Window {
    /** Milliseconds of each task that held the page up. */
    longTasks: number[];
  }
}

function recordLongTasks() {
  window.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longTasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
}

function countElements(page: Page): Promise<number> {
  return page.evaluate(() => document.getElementsByTagName('*').length);
}
