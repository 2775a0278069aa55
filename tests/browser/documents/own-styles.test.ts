/** A document holds the styles of its own elements; the style sheets come with the app (decision 45). */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { disconnect, holdApp, holdRequest } from '../setup/provider';
import { PHONE, test } from '../setup/test';

declare global {
  var looks: string[];
}

/** Keeps how each element looks, and what stands before, in and after it. */
const keepLooks = (page: Page) =>
  page.evaluate(() => {
    const elements = [...document.querySelectorAll('html, body, #root *')];
    globalThis.looks = elements.flatMap((element, place) =>
      ['', '::before', '::after', '::placeholder'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        const properties = [...style].filter((property) => !property.startsWith('--'));
        const name = `${place} ${element.tagName}${part}`;
        return properties.map((it) => `${name} ${it}: ${style.getPropertyValue(it)}`);
      }),
    );
  });

/** What looks different when a page's style sheets have come, without its code and what it reads. */
async function looksChangedBySheets(page: Page, path: string): Promise<string[]> {
  await disconnect(page);
  await holdApp(page);
  const sheets = await holdRequest(page, '**/*.css');
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('link[rel=stylesheet]:not([disabled])').first().waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
  expect(await page.locator('#root *').count()).toBeGreaterThan(0);
  await keepLooks(page);
  const before = await page.evaluateHandle(() => globalThis.looks);
  await sheets.release();
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every((it) => it.sheet),
  );
  await keepLooks(page);
  return page.evaluate((old) => globalThis.looks.filter((it, place) => it !== old[place]), before);
}

describe('a page looks as it does with all styles before they have come', () => {
  test.for([
    '/',
    '/login',
    '/signup',
    '/forgot-password',
    '/terms-conditions',
    '/browse',
    '/movies',
    '/movies/1?type=cast',
    '/movie-details/102',
    '/no/such/page',
  ])('%s, for a visitor', async (path, { visitor: page, logs }) => {
    logs.expects(/Failed to load resource/);
    expect(await looksChangedBySheets(page, path)).toEqual([]);
  });

  test.for([
    '/',
    '/browse',
    '/tv-show',
    '/movie-details/102',
    '/my-watch-list',
    '/search',
    '/search?q=salt',
    '/edit-profile',
    '/edit-profile?tab=password',
    '/plans',
    '/submit-your-movie',
  ])('%s, for a member on a phone', async (path, { member: page, logs }) => {
    logs.expects(/Failed to load resource/);
    await page.setViewportSize(PHONE);
    expect(await looksChangedBySheets(page, path)).toEqual([]);
  });
});

test('the app begins with all its styles: those lost on the way are fetched again when somebody does something', async ({
  open,
  logs,
}) => {
  logs.expects(/ERR_FAILED|could not be loaded/);
  const page = await open();
  const told = page.waitForEvent('pageerror');
  await page.route('**/main.*.css', (route) => route.abort(), { times: 1 });
  const lost = page.waitForEvent('requestfailed');
  const others = await holdRequest(page, '**/LoginScreen.*.css');
  await page.goto('/login', { waitUntil: 'load' });
  await lost;
  await page.getByLabel('Email').fill('nobody');
  await others.cutOff();
  await told;
  await page.getByLabel('Password').focus();
  await page.getByText('Invalid email format').waitFor();
  const sheets = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(
      ({ href, sheet }) => `${new URL(href).pathname.split('.')[0]}: ${sheet ? 'there' : 'lost'}`,
    ),
  );
  expect(sheets).toEqual(['/main: there', '/LoginScreen: there']);
});

test('the landing page lays its posters and what is below out in a second frame, and at once when somebody comes back', async ({
  open,
}) => {
  const page = await open();
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      globalThis.looks = document
        .getAnimations()
        .map((it) => (it instanceof CSSAnimation ? it.animationName : 'another'));
    });
  });
  await page.goto('/');
  expect(await page.evaluate(() => globalThis.looks)).toEqual(['second-frame', 'second-frame']);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('heading', { name: 'Sign In' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Made for the big screen at home' }).waitFor();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('a document brings its icon', async ({ visitor: page }) => {
  await page.goto('/');
  const icon = page.locator('link[rel=icon]');
  expect(await icon.getAttribute('href')).toMatch(/^data:image\/svg\+xml,/);
});
