import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { holdApp } from '../setup/provider';
import { test } from '../setup/test';

declare global {
  var askedFor: string[];
}

/** Which faces of the headings are loaded: the letters of the page's own heading, or all. */
const loadedFaces = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ family, status }) => family === 'Big Shoulders' && status === 'loaded')
      .map(({ unicodeRange }) => (unicodeRange === 'U+0-10FFFF' ? 'all letters' : 'its own')),
  );

const headingWidth = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((it) => {
    const range = document.createRange();
    range.selectNodeContents(it);
    return range.getBoundingClientRect().width;
  });

test.for(['/', '/login', '/signup', '/forgot-password'])(
  'the heading of %s is read in its own face before a font is fetched, and stays as it is when all letters are there',
  async (path, { visitor: page }) => {
    const app = await holdApp(page);
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url());
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => loadedFaces(page)).toEqual(['its own']);
    expect(fonts).toEqual([]);
    const width = await headingWidth(page);
    await app.release();
    await expect.poll(() => loadedFaces(page)).toEqual(['all letters']);
    expect(fonts).toHaveLength(1);
    expect(await headingWidth(page)).toBe(width);
  },
);

test('a document asks for its own face by itself: a layout that does so leaves the heading out of the first frame', async ({
  open,
}) => {
  const page = await open();
  await page.addInitScript(() => {
    const { load } = FontFace.prototype;
    globalThis.askedFor = [];
    FontFace.prototype.load = function (this: FontFace) {
      globalThis.askedFor.push(this.unicodeRange === 'U+0-10FFFF' ? 'all letters' : 'its own');
      return load.call(this);
    };
  });
  await page.goto('/login');
  expect(await page.evaluate(() => globalThis.askedFor)).toEqual(['its own']);
});

test('where the whole face is lost, no heading is of two faces', async ({
  visitor: page,
  logs,
}) => {
  logs.expects(/woff2|Failed to load resource/);
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/login');
  await expect.poll(() => page.locator('#own-face').count()).toBe(0);
  expect(await loadedFaces(page)).toEqual([]);
});
