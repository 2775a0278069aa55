import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { covers } from '../setup/covers';
import { letThrough } from '../setup/interception';
import { holdCall, mockCall, recordCalls } from '../setup/provider';
import { PHONE, test } from '../setup/test';
import { carousels, IN_ORDER, openHome, rowOf, scrollToEnd } from './rows';

test(
  covers(
    ['2.browse.reveal', '2.browse.order'],
    'the home page opens two more carousels 50 px before its end, in place of an outline: 1, 3, 5, 7',
  ),
  async ({ visitor: page }) => {
    const calls = recordCalls(page);
    await openHome(page);
    const outline = await placeOf(page.getByTestId('more'));
    await scrollToBefore(page, 51);
    expect(await carousels(page)).toEqual(IN_ORDER.slice(0, 1));
    await scrollToBefore(page, 50);
    await expect.poll(() => carousels(page)).toEqual(IN_ORDER.slice(0, 3));
    const [next, third] = [rowOf(page, 'Latest Movies'), rowOf(page, 'Popular Movies')];
    await next.getByRole('link').first().waitFor();
    expect(await placeOf(next)).toEqual(outline);
    await third.getByRole('link').first().waitFor();
    expect(calls.filter((call) => call === 'GET /user/popular-movie')).toHaveLength(1);
    for (const [count, last] of [
      [5, 'Free Movies'],
      [7, 'Most Viewed Movies'],
    ] as const) {
      await scrollToEnd(page);
      await expect.poll(() => carousels(page)).toEqual(IN_ORDER.slice(0, count));
      await rowOf(page, last).getByRole('link').first().waitFor();
    }
  },
);

test(
  covers(
    '2.browse.placeholders',
    'a loading carousel shows five placeholder cards, on a phone one and a sliver of the next',
  ),
  async ({ visitor: page }) => {
    const call = await holdCall(page, '/user/popular-movie');
    await page.goto('/browse');
    const places = rowOf(page, 'Top 10').getByTestId('placeholder');
    await expect.poll(() => places.count()).toBe(5);
    await page.setViewportSize(PHONE);
    const shown = places.filter({ visible: true });
    await expect.poll(async () => [await places.count(), await shown.count()]).toEqual([5, 2]);
    await call.release();
    await rowOf(page, 'Top 10').getByRole('link').first().waitFor();
    expect(await places.count()).toBe(0);
  },
);

test(
  covers(
    ['2.browse.empty', '8.lists'],
    'an empty carousel shows its text; one that failed is logged, left empty, and can be retried',
  ),
  async ({ visitor: page, logs }) => {
    logs.expects(/500|latestMovies/);
    await mockCall(page, '/user/popular-movie', { body: { status: true, data: [] } });
    await mockCall(page, '/user/latest-movie', { status: 500, body: { message: 'Broken' } });
    await page.goto('/browse');
    await rowOf(page, 'Top 10').getByText('No videos available.').waitFor();
    await scrollToEnd(page);
    const latest = rowOf(page, 'Latest Movies');
    await latest.getByText('No videos available.').waitFor();
    await expect.poll(() => logs.all().filter((it) => it.includes('[fin]'))).toHaveLength(1);
    await letThrough(page);
    await latest.getByRole('button', { name: 'Try again' }).click();
    await latest.getByRole('link').first().waitFor();
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  },
);

test(
  covers(
    '9.carousel.cards',
    "a carousel shows 6, 4, 3, 2 or 1 whole cards, by the screen's width, and a sliver of the next, which is not focusable",
  ),
  async ({ visitor: page }) => {
    await openHome(page);
    for (const [width, count] of [
      [320, 1],
      [390, 1],
      [479, 1],
      [767, 2],
      [768, 3],
      [1023, 3],
      [1200, 4],
      [1399, 4],
      [1440, 6],
      [1920, 6],
      [2560, 6],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(() => seenOf(page, count), { message: `at ${width} px` })
        .toSatisfy(({ isWhole, first, second }) => isWhole && first >= 14 && second <= 0);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    const seventh = rowOf(page, 'Top 10').locator('[data-place="6"] article > a');
    await seventh.evaluate((it) => it.focus());
    await expect(seventh).not.toHaveFocus();
  },
);

test("a Top 10 rank is as wide as the card's picture, and is announced; a click without pointer events, as by assistive technology, opens the title", async ({
  visitor: page,
}) => {
  await openHome(page);
  const top10 = rowOf(page, 'Top 10');
  const first = top10.locator('[data-frame]').first();
  for (const [width, share] of [
    [390, 0.24],
    [1440, 0.52],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const shareOfWidth = () =>
      first.evaluate((it) => {
        const numeral = [...it.querySelectorAll('[aria-hidden] > span')].at(0) ?? it;
        return Number.parseFloat(getComputedStyle(numeral).fontSize) / it.clientWidth;
      });
    await expect.poll(shareOfWidth).toBeCloseTo(share, 2);
  }
  const name = await top10.locator('article').nth(2).locator('a > span').last().textContent();
  const card = page.getByRole('link', { name: `Number 3: ${name}`, exact: true });
  await card.evaluate((it) => {
    const press = { bubbles: true, cancelable: true, detail: 1 };
    it.dispatchEvent(new MouseEvent('click', { ...press, clientX: 300 }));
  });
  await page.waitForURL(/\/movie-details\//);
});

function placeOf(element: Locator): Promise<{ top: number; height: number }> {
  return element.evaluate((it) => {
    const { top, height } = it.getBoundingClientRect();
    return { top: Math.round(top + window.scrollY), height: Math.round(height) };
  });
}

function seenOf(page: Page, count: number) {
  return rowOf(page, 'Top 10')
    .locator('[data-place]')
    .evaluateAll((cells, count) => {
      const seen = cells.slice(0, count + 2).map((cell) => {
        const card = cell.querySelector('[data-frame]') ?? cell;
        let edge = document.documentElement.clientWidth;
        for (let box = cell.parentElement; box; box = box.parentElement) {
          if (getComputedStyle(box).overflowX === 'visible') continue;
          edge = Math.min(edge, box.getBoundingClientRect().right);
        }
        const { left, width } = card.getBoundingClientRect();
        return card.checkVisibility({ visibilityProperty: true })
          ? Math.min(edge - left, width) / width
          : 0;
      });
      const width = cells[0]?.querySelector('[data-frame]')?.clientWidth ?? 0;
      const [first = 0, second = 0] = seen.slice(count);
      return {
        isWhole: seen.slice(0, count).every((part) => part === 1) && first < 1,
        first: first * width,
        second: second * width,
      };
    }, count);
}

function scrollToBefore(page: Page, left: number): Promise<void> {
  return page.evaluate(async (px) => {
    const { scrollHeight, clientHeight } = document.documentElement;
    const scrolled = new Promise((resolve) => {
      addEventListener('scroll', resolve, { once: true });
    });
    scrollTo(0, scrollHeight - clientHeight - px);
    await scrolled;
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }, left);
}
