import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { letThrough } from '../setup/interception';
import { proves } from '../setup/proves';
import { holdCall, mockCall, recordCalls } from '../setup/provider';
import { PHONE, test } from '../setup/test';
import { carousels, IN_ORDER } from './rows';

test(
  proves(
    ['2.browse.reveal', '2.browse.order'],
    'the home page opens two more carousels at each visit of its bottom: 1, 3, 5, 7',
  ),
  async ({ visitor: page }) => {
    await page.goto('/browse');
    for (const count of [1, 3, 5, 7]) {
      await expect.poll(() => carousels(page)).toEqual(IN_ORDER.slice(0, count));
      await page
        .getByRole('region', { name: String(IN_ORDER[count - 1]) })
        .getByRole('link')
        .first()
        .waitFor();
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    }
    expect(await carousels(page)).toEqual(IN_ORDER);
  },
);

test(
  proves('2.browse.reveal', 'more carousels come 50 px before the end, and not a pixel earlier'),
  async ({ visitor: page }) => {
    await page.goto('/browse');
    await page.getByRole('region', { name: 'Top 10' }).getByRole('link').first().waitFor();
    await scrollToBefore(page, 51);
    expect(await carousels(page)).toEqual(IN_ORDER.slice(0, 1));
    await scrollToBefore(page, 50);
    await expect.poll(() => carousels(page)).toEqual(IN_ORDER.slice(0, 3));
  },
);

test('on a screen taller than the page the other rows load by themselves', async ({
  visitor: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 5000 });
  await page.goto('/browse');
  await expect.poll(() => carousels(page)).toEqual(IN_ORDER);
});

test('Top 10 and Popular Movies are one call', async ({ visitor: page }) => {
  const calls = recordCalls(page);
  await page.goto('/browse');
  await page.getByRole('region', { name: 'Top 10' }).getByRole('link').first().waitFor();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.getByRole('region', { name: 'Popular Movies' }).getByRole('link').first().waitFor();
  expect(calls.filter((call) => call === 'GET /user/popular-movie')).toHaveLength(1);
});

test(
  proves('2.browse.placeholders', 'a loading carousel shows five placeholder cards'),
  async ({ visitor: page }) => {
    const call = await holdCall(page, '/user/popular-movie');
    await page.goto('/browse');
    const top10 = page.getByRole('region', { name: 'Top 10' });
    await expect.poll(() => top10.getByTestId('placeholder').count()).toBe(5);
    await call.release();
    await top10.getByRole('link').first().waitFor();
    expect(await top10.getByTestId('placeholder').count()).toBe(0);
  },
);

test('a loading carousel on a phone lays out the card in view and the next, of which a sliver shows', async ({
  visitor: page,
}) => {
  await page.setViewportSize(PHONE);
  const call = await holdCall(page, '/user/popular-movie');
  await page.goto('/browse');
  const places = page.getByRole('region', { name: 'Top 10' }).getByTestId('placeholder');
  await expect.poll(() => places.count()).toBe(5);
  expect(await places.filter({ visible: true }).count()).toBe(2);
  await call.release();
});

test("a place in the Top 10 is written as large as the card's picture is wide", async ({
  visitor: page,
}) => {
  await page.goto('/browse');
  const first = page.getByRole('region', { name: 'Top 10' }).locator('[data-frame]').first();
  for (const [width, share] of [
    [1440, 0.52],
    [390, 0.24],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const shareOfWidth = () =>
      first.evaluate((it) => {
        const numeral = [...it.querySelectorAll('[aria-hidden] > span')].at(0) ?? it;
        return Number.parseFloat(getComputedStyle(numeral).fontSize) / it.clientWidth;
      });
    await expect.poll(shareOfWidth).toBeCloseTo(share, 2);
  }
});

test(proves('2.browse.empty', 'a carousel without titles says so'), async ({ visitor: page }) => {
  await mockCall(page, '/user/popular-movie', { body: { status: true, data: [] } });
  await page.goto('/browse');
  await page.getByRole('region', { name: 'Top 10' }).getByText('No videos available.').waitFor();
});

test(
  proves('8.lists', 'a carousel that failed is logged, left empty, and can be retried'),
  async ({ visitor: page, logs }) => {
    logs.expects(/500|popularMovies/);
    await mockCall(page, '/user/popular-movie', { status: 500, body: { message: 'Broken' } });
    await page.goto('/browse');
    const top10 = page.getByRole('region', { name: 'Top 10' });
    await top10.getByText('No videos available.').waitFor();
    expect(logs.all().filter((it) => it.includes('[fin]'))).toHaveLength(1);
    await letThrough(page);
    await top10.getByRole('button', { name: 'Try again' }).click();
    await top10.getByRole('link').first().waitFor();
  },
);

test(
  proves('9.carousel.cards', 'a carousel shows 6, 4, 3, 2 or 1 cards, as the screen is wide'),
  async ({ visitor: page }) => {
    await page.goto('/browse');
    const top10 = page.getByRole('region', { name: 'Top 10' });
    await top10.getByRole('link').first().waitFor();
    for (const [width, count] of [
      [1440, 6],
      [1399, 4],
      [1023, 3],
      [767, 2],
      [479, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => cardsInView(page)).toBe(count);
    }
  },
);

test('a carousel at its end stays full when the screen grows, as when a phone is turned', async ({
  visitor: page,
}) => {
  await page.setViewportSize({ width: 470, height: 900 });
  await page.goto('/browse');
  const top10 = page.getByRole('region', { name: 'Top 10' });
  await top10.getByRole('link').first().waitFor();
  const next = top10.getByRole('button', { name: 'Next Top 10' });
  for (let card = 1; card < 10; card += 1) await next.press('Enter');
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect.poll(() => cardsInView(page)).toBe(1);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(() => cardsInView(page)).toBe(6);
});

test('a click without pointer events, as assistive technology makes, opens a title', async ({
  visitor: page,
}) => {
  await page.goto('/browse');
  const card = page.getByRole('region', { name: 'Top 10' }).getByRole('link').first();
  await card.waitFor();
  await card.evaluate((it) => {
    const press = { bubbles: true, cancelable: true, detail: 1 };
    it.dispatchEvent(new MouseEvent('click', { ...press, clientX: 300 }));
  });
  await page.waitForURL(/\/movie-details\//);
});

test('nothing scrolls sideways, from 320 px up', async ({ visitor: page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto('/browse');
  await page.getByRole('region', { name: 'Top 10' }).getByRole('link').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('a sliver of the next card shows that a row goes on, and takes no focus', async ({
  visitor: page,
}) => {
  await page.goto('/browse');
  await page.getByRole('region', { name: 'Top 10' }).getByRole('link').first().waitFor();
  const slivers: [number, number][] = [];
  for (const width of [320, 390, 479, 768, 1023, 1200, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const count = width < 480 ? 1 : width < 768 ? 2 : width < 1024 ? 3 : width < 1400 ? 4 : 6;
    await expect
      .poll(() => seenOf(page, count), { message: `at ${width} px` })
      .toSatisfy(({ isWhole, first, second }) => isWhole && first >= 14 && second <= 0);
    slivers.push([width, Math.round((await seenOf(page, count)).first)]);
  }
  console.info('slivers in px', Object.fromEntries(slivers));
  await page.setViewportSize({ width: 1440, height: 900 });
  const seventh = page.getByRole('region', { name: 'Top 10' }).locator('[data-place="6"] a');
  await seventh.evaluate((it) => it.focus());
  await expect(seventh).not.toHaveFocus();
});

test('below Top 10 an outline shows that more is coming, where the next row then stands', async ({
  visitor: page,
}) => {
  await page.goto('/browse');
  await page.getByRole('region', { name: 'Top 10' }).getByRole('link').first().waitFor();
  const more = page.getByTestId('more');
  const outline = await more.evaluate((it) => {
    const { top, height } = it.getBoundingClientRect();
    return { top: Math.round(top + window.scrollY), height: Math.round(height) };
  });
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const next = page.getByRole('region', { name: 'Latest Movies' });
  await next.getByRole('link').first().waitFor();
  const row = await next.evaluate((it) => {
    const { top, height } = it.getBoundingClientRect();
    return { top: Math.round(top + window.scrollY), height: Math.round(height) };
  });
  expect(row).toEqual(outline);
});

test('the place of a title in Top 10 is heard', async ({ visitor: page }) => {
  await page.goto('/browse');
  const links = page.getByRole('region', { name: 'Top 10' }).getByRole('link');
  await links.first().waitFor();
  const name = await page
    .getByRole('region', { name: 'Top 10' })
    .locator('article')
    .nth(2)
    .locator('a > span')
    .last()
    .textContent();
  await page.getByRole('link', { name: `Number 3: ${name}`, exact: true }).waitFor();
});

/** Whether so many cards are whole, and how many px are to be seen of the two after them. */
function seenOf(page: Page, count: number) {
  return page
    .getByRole('region', { name: 'Top 10' })
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

/** Scrolls until so many px are left below, and until the page has had time to answer. */
function scrollToBefore(page: Page, left: number): Promise<void> {
  return page.evaluate(async (px) => {
    const { scrollHeight, clientHeight } = document.documentElement;
    const scrolled = new Promise((resolve) => {
      addEventListener('scroll', resolve, { once: true });
    });
    scrollTo(0, scrollHeight - clientHeight - px);
    await scrolled;
    // Rows that were asked for are there in the next frame.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }, left);
}

/** How many of the first row's cards are fully within the viewport. */
function cardsInView(page: Page): Promise<number> {
  return page
    .getByRole('region', { name: 'Top 10' })
    .locator('article')
    .evaluateAll(
      (cards) =>
        cards.filter((card) => {
          const { left, right, width } = card.getBoundingClientRect();
          return width > 0 && left >= 0 && right <= document.documentElement.clientWidth;
        }).length,
    );
}
