import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { mockCall } from '../setup/provider';
import { test } from '../setup/test';
import { cardNames, films } from './cards';

/** The most elements that a page may have, however long its list. */
const FEW = 4000;

test('of ten thousand cards few are in the document at any scroll position', async ({
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

test('sixty thousand cards are decoded without blocking the page', async ({ visitor }) => {
  await mockCall(visitor, '/user/tvshow-list', { body: { data: films(60_000) } });
  await visitor.addInitScript(recordLongTasks);
  await visitor.goto('/tv-show');
  await visitor.locator('main article').first().waitFor({ timeout: 60_000 });
  const longest = await visitor.evaluate(() => Math.max(0, ...window.longTasks));
  // Decoded in one piece they take seconds.
  expect(longest).toBeLessThan(500);
  expect(await countElements(visitor)).toBeLessThan(FEW);
});

declare global {
  interface Window {
    /** Milliseconds of each long task. */
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
