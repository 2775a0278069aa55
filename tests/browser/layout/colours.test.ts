import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { holdCall } from '../setup/provider';
import { test } from '../setup/test';
import { openPage } from './pages';

/** What is filled with amber and is no button or link. */
const amberThings = (page: Page) =>
  page.evaluate(() => {
    const amber = 'rgb(255, 166, 43)';
    return [...document.querySelectorAll('main *')]
      .filter((it) => getComputedStyle(it).backgroundColor === amber)
      .filter((it) => !it.closest('a, button'))
      .map((it) => it.outerHTML.slice(0, 120));
  });

test.for(['/browse', '/movie-details/101', '/plans', '/terms-conditions'])(
  'only an action is amber; the rating is quiet: %s',
  async (path, { member }) => {
    await openPage(member, path);
    expect(await amberThings(member)).toEqual([]);
  },
);

/** The contrast of the first element's background with the page's (WCAG 2's formula). */
const contrastWithPage = (page: Page, selector: string) =>
  page.evaluate((selector) => {
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? [])
        .slice(0, 3)
        .map((it) => {
          const share = Number(it) / 255;
          return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const of = (element: Element | null) =>
      element ? luminance(getComputedStyle(element).backgroundColor) : Number.NaN;
    const [one, other] = [of(document.querySelector(selector)), of(document.body)];
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  }, selector);

test.for([
  ['/browse', '/user/popular-movie', '[data-testid=placeholder] [data-frame]'],
  ['/movies', '/user/movie-list', '[data-testid=placeholder] [data-frame]'],
  ['/movie-details/101', '/user/movie-details/101', 'main [aria-busy=true] div > div > div'],
] as const)('a placeholder can be seen: %s', async ([path, call, selector], { visitor }) => {
  await holdCall(visitor, call);
  await visitor.goto(path);
  await visitor.locator(selector).first().waitFor();
  expect(await contrastWithPage(visitor, selector)).toBeGreaterThan(1.5);
});
