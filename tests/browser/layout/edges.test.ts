import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../setup/test';
import { leftOf, memberPages, openPage, visitorPages } from './pages';

const WIDTHS = [320, 390, 768, 1200, 1440, 1920, 2560];
/** Pages outside the shared layout, and those without a heading that is seen. */
const apart = ['/', '/login', '/signup', '/forgot-password', '/no-such-page', '/browse'];

/** How far the page's heading stands from the logo's edge (the menu's, where the bar is folded). */
async function offsets(page: Page, path: string) {
  await openPage(page, path);
  const found: Record<number, number> = {};
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const footer = await leftOf(page, 'footer p');
    const heading = await leftOf(page, 'main h1');
    found[width] = Math.round(heading - footer);
  }
  return found;
}

const none = Object.fromEntries(WIDTHS.map((width) => [width, 0]));

test.for(visitorPages.filter((path) => !apart.includes(path)))(
  'the heading begins at the one left edge at every width: %s',
  async (path, { visitor }) => {
    // The facts of a title stand beside its player on wide screens, the terms beside their contents.
    const isBeside = path.startsWith('/movie-details') || /privacy|terms/.test(path);
    const offset = await offsets(visitor, path);
    expect(isBeside ? narrow(offset) : offset).toEqual(isBeside ? narrow(none) : none);
  },
);

test.for(memberPages.filter((path) => path !== '/browse' && !path.startsWith('/movie-details')))(
  'the heading begins at the one left edge at every width for a member, too: %s',
  async (path, { member, logs }) => {
    if (path === '/payment-success') logs.expects(/\[fin\] payment/);
    expect(await offsets(member, path)).toEqual(none);
  },
);

function narrow(offsets: Record<number, number>) {
  return Object.fromEntries(Object.entries(offsets).filter(([width]) => Number(width) < 1024));
}

test('from 1920 px up, type and cards grow with the window', async ({ visitor }) => {
  await openPage(visitor, '/movies');
  const sizes: { text: number; card: number }[] = [];
  for (const width of [1440, 1920, 2560, 3840]) {
    await visitor.setViewportSize({ width, height: 1080 });
    await visitor.locator('main article').first().waitFor();
    sizes.push(
      await visitor
        .locator('main article > a')
        .first()
        .evaluate((link) => ({
          text: Number.parseFloat(getComputedStyle(link).fontSize),
          card: link.getBoundingClientRect().width,
        })),
    );
  }
  console.info('text and card in px at 1440, 1920, 2560, 3840:', JSON.stringify(sizes));
  for (const [index, size] of sizes.slice(1).entries()) {
    expect(size.text).toBeGreaterThan(sizes[index]?.text ?? Number.NaN);
    expect(size.card).toBeGreaterThan(1.15 * (sizes[index]?.card ?? Number.NaN));
  }
});
