import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { mockCall } from '../setup/provider';
import { test } from '../setup/test';
import { details } from '../title/details';
import { films, goToEnd } from './cards';

const FEW = 4000;

test('of sixty thousand cards few are in the document at any scroll position, and the page draws while they are decoded', async ({
  visitor,
}) => {
  await mockCall(visitor, '/user/tvshow-list', { body: { data: films(60_000) } });
  await visitor.addInitScript(recordFrames);
  await visitor.goto('/tv-show');
  await visitor.locator('main article').first().waitFor({ timeout: 60_000 });
  const frames = await visitor.evaluate(() => {
    const [call] = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('tvshow-list')) as PerformanceResourceTiming[];
    return window.drawnAt.filter((at) => at > (call?.responseEnd ?? Number.NaN)).length;
  });
  // Decoding the whole list in one task would leave time for only two or three frames.
  expect(frames).toBeGreaterThan(10);
  expect(await countElements(visitor)).toBeLessThan(FEW);

  await goToEnd(visitor, 'Film 60000');
  expect(await countElements(visitor)).toBeLessThan(FEW);
  const last = visitor.locator('main li[aria-posinset]').last();
  await expect(last).toHaveAttribute('aria-posinset', '60000');
  await expect(last).toHaveAttribute('aria-setsize', '60000');
});

test('a grid first renders the rows in the window; two more on each side follow', async ({
  visitor,
}) => {
  await visitor.setViewportSize({ width: 1440, height: 900 });
  await mockCall(visitor, '/user/movie-list', { body: { data: films(60) } });
  await visitor.addInitScript(recordCards);
  await visitor.goto('/movies');
  await expect.poll(() => visitor.evaluate(() => window.cardCounts)).toEqual([12, 24]);
});

test('a grid below the window has three rows already', async ({ visitor }) => {
  await visitor.setViewportSize({ width: 390, height: 500 });
  const data = details({ more_items: films(20) });
  await mockCall(visitor, '/user/movie-details/7', { body: { data } });
  await visitor.addInitScript(recordCards);
  await visitor.goto('/movie-details/7');
  await expect.poll(() => visitor.evaluate(() => window.cardCounts)).toEqual([2, 6]);
});

declare global {
  interface Window {
    drawnAt: number[];
    cardCounts: number[];
  }
}

function recordFrames() {
  window.drawnAt = [];
  const note = (now: number) => {
    window.drawnAt.push(now);
    if (!document.querySelector('main article')) requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}

function recordCards() {
  window.cardCounts = [];
  new MutationObserver(() => {
    const count = document.querySelectorAll('main li[aria-posinset] > article').length;
    if (count !== (window.cardCounts.at(-1) ?? 0)) window.cardCounts.push(count);
  }).observe(document, { childList: true, subtree: true });
}

function countElements(page: Page): Promise<number> {
  return page.evaluate(() => document.getElementsByTagName('*').length);
}
