import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { layoutShift, UNSEEN_SHIFT } from '../setup/layout-shift';
import { holdRequest } from '../setup/provider';
import { test } from '../setup/test';
import { openBeforeApp, watchPainted } from './early';

const headings = (page: Page) => page.getByRole('heading', { level: 1, includeHidden: true });

const VISITORS = 'h1, a[href="/login"]';
const NOTICE = 'Turn on JavaScript to use Fin.';

test('without JavaScript pages are readable, and pages of films say once, at the top, what they need', async ({
  open,
}) => {
  const page = await open({ javaScriptEnabled: false });
  for (const [path, heading] of [
    ['/', 'Stories worth staying to the end for'],
    ['/login', 'Sign In'],
    ['/signup', 'Sign Up'],
    ['/forgot-password', 'Forgot Password'],
    ['/privacy-policy', 'Privacy Policy'],
    ['/terms-conditions', 'Terms & Conditions'],
    ['/movies', 'Movies'],
    ['/no/such/page', 'Page not found'],
  ] as const) {
    await page.goto(path);
    expect(await page.getByRole('heading', { level: 1 }).textContent(), path).toContain(heading);
  }
  for (const path of ['/browse', '/movies', '/movie-details/102', '/login', '/my-watch-list']) {
    await page.goto(path);
    const notices = page.locator('noscript');
    expect(await notices.allInnerTexts(), path).toEqual([NOTICE]);
    expect((await notices.boundingBox())?.y, path).toBeLessThan(60);
  }
});

test("without JavaScript the landing page's questions open, its form leads to Sign Up, and no password gets into an address", async ({
  open,
  logs,
}) => {
  // Without scripts, the browser posts the sign-up form to the site, which answers 405.
  logs.expects(/405/);
  const page = await open({ javaScriptEnabled: false });
  await page.goto('/');
  await page.getByText('How much does Fin cost?').click();
  await page.getByText(/₹149 to ₹649 a month/).waitFor();
  await page.getByText('How do I cancel?').click();
  await page.getByText(/cancel there/).waitFor();
  expect(await page.locator('details[open]').count()).toBe(1);

  await page.getByLabel('Email').first().fill('ada@example.com');
  await page.getByRole('button', { name: 'Get Started' }).first().click();
  await page.waitForURL('/signup?email=ada%40example.com');
  await page.getByRole('heading', { level: 1, name: 'Sign Up' }).waitFor();
  const withCode = await open();
  await withCode.goto(page.url());
  await expect(withCode.getByLabel('Email', { exact: true })).toHaveValue('ada@example.com');
  await expect.poll(() => withCode.url()).toMatch(/\/signup$/);

  const password = page.getByLabel('Password', { exact: true });
  await password.fill('seven lamps');
  const sent = page.waitForRequest((request) => request.isNavigationRequest());
  await password.press('Enter');
  expect((await sent).url()).not.toContain('lamps');
});

describe("before the app's code arrives", () => {
  test('a visitor sees the landing page, and nothing moves when the app takes over', async ({
    visitor: page,
  }) => {
    const release = await openBeforeApp(page, '/');
    await page.getByRole('button', { name: 'Get Started' }).first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    const before = await layoutShift(page);
    await release();
    expect(await layoutShift(page)).toBe(before);
    expect(before).toBeLessThan(UNSEEN_SHIFT);
  });

  test("nothing shifts when the heading's font arrives late", async ({ open }) => {
    const page = await open();
    const face = await holdRequest(page, /\.woff2$/);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await face.release();
    await page.evaluate(() => document.fonts.ready);
    expect(await layoutShift(page)).toBeLessThan(UNSEEN_SHIFT);
  });

  test('a scroll position is kept', async ({ visitor: page }) => {
    const release = await openBeforeApp(page, '/terms-conditions');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.mouse.wheel(0, 700);
    await page.waitForFunction(() => window.scrollY === 700);
    await release();
    const offsets = await page.evaluate(async () => {
      const seen = [];
      for (let frame = 0; frame < 20; frame += 1) {
        await new Promise(requestAnimationFrame);
        seen.push(window.scrollY);
      }
      return seen;
    });
    expect(new Set(offsets)).toEqual(new Set([700]));
  });

  test('a member back from the checkout never sees a failure before the request was made', async ({
    member: page,
    logs,
  }) => {
    const release = await openBeforeApp(page, '/payment-success?session_id=cs_1');
    await page.getByRole('button', { name: /^Profile of/ }).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(0);
    await release();
    await page.getByRole('heading', { level: 1, name: /^Failed to confirm/ }).waitFor();
    logs.expects(/422|payment session/);
  });

  test.for([
    '/browse',
    '/movies',
    '/movie-details/102',
    '/submit-your-movie',
    '/search',
    '/terms-conditions',
  ])(
    "a member's %s has nothing of a visitor's, not even while the document is being parsed, and is hydrated, not replaced",
    async (path, { member: page }) => {
      const painted = await watchPainted(page, VISITORS);
      const release = await openBeforeApp(page, path);
      expect(await painted()).toEqual(await headings(page).allTextContents());
      const bar = page.getByRole('banner');
      await bar.getByRole('button', { name: /^Profile of/ }).waitFor();
      expect(await bar.getByRole('link', { name: 'Login' }).count()).toBe(0);
      const main = await page.waitForSelector('main');
      await release();
      expect(await main.evaluate((it) => it.isConnected)).toBe(true);
      await bar.getByRole('button', { name: 'Profile of Asha Rao' }).waitFor();
    },
  );

  test("a member sees nothing of a visitor's page", async ({ member: page }) => {
    const painted = await watchPainted(page, VISITORS);
    const release = await openBeforeApp(page, '/login');
    expect(await painted()).toEqual([]);
    expect(await headings(page).count()).toBe(0);
    await release();
    await page.waitForURL('/browse');
  });
});
