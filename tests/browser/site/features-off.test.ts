import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { carousels, openRows } from '../home/rows';
import { createAccount } from '../setup/account';
import { holdCall, recordCalls } from '../setup/provider';
import { test } from '../setup/test';
import { beginFilms } from '../watching/begin-films';
import { startSite } from './operator-site';

const rows = ['Top TV Channels', 'Free Movies'];
const FILM = '/movie-details/101';

const hrefsIn = (page: Page) =>
  page.locator('a[href]').evaluateAll((links) => links.map((it) => it.getAttribute('href') ?? ''));

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 });

test('a site without plans, submissions, mails, ad and open sign-up has no trace of them', async ({
  open,
  logs,
}) => {
  logs.expects(/404/);
  const address = await startSite({
    name: 'Luz',
    features: {
      ad: false,
      plans: false,
      submission: false,
      castMail: false,
      signUp: 'invited',
    },
    rows: ['topChannels', 'freeMovies'],
  });
  const page = await open();
  const off = ['/plans', '/signup', '/submit-your-movie'];
  for (const path of ['/', '/browse', '/login', FILM]) {
    await page.goto(address + path);
    await headingOf(page).first().waitFor();
    const hrefs = await hrefsIn(page);
    expect(hrefs.filter((href) => off.some((it) => href.startsWith(it)))).toEqual([]);
    expect(await page.locator('form[action="/signup"]').count()).toBe(0);
  }
  await page.getByRole('heading', { level: 2, name: 'Cast and Crew' }).waitFor();
  expect(await page.getByLabel(/^Send email to/).count()).toBe(0);

  await page.goto(`${address}/`);
  expect(await page.locator('body').textContent()).not.toMatch(/₹|How do I cancel|Your own film/);

  const calls = recordCalls(page);
  await page.goto(`${address}/browse`);
  await openRows(page, rows);
  expect(calls.filter((call) => /movie$|channels$/.test(call))).toEqual([
    'GET /user/top-channels',
    'GET /user/free-movie',
  ]);
  expect(await page.getByTestId('ad').count()).toBe(0);
  expect(await carousels(page)).toEqual(rows);

  for (const path of ['/plans', '/get-payment-detail/1', '/payment-success', off[2]]) {
    await page.goto(address + path);
    await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
  }
  await page.goto(`${address}/signup`);
  await page.getByRole('heading', { level: 1, name: 'By invitation' }).waitFor();
  expect(await page.locator('form').count()).toBe(0);
  await page.close();
});

test("an operator's colours, corners and money are in the page before its code", async ({
  open,
}) => {
  const address = await startSite({
    name: 'Luz',
    theme: { ground: '#101820', accent: '#00C2A8', corners: 'square' },
    currency: { landing: 'EUR' },
  });
  const page = await open({ javaScriptEnabled: false });
  await page.goto(`${address}/`);
  const looks = await page.evaluate(() => {
    const button = getComputedStyle(document.querySelector('form button') as Element);
    return {
      ground: getComputedStyle(document.documentElement).backgroundColor,
      accent: button.backgroundColor,
      corners: button.borderRadius,
    };
  });
  expect(looks).toEqual({
    ground: 'rgb(16, 24, 32)',
    accent: 'rgb(0, 194, 168)',
    corners: '0px',
  });
  expect(await page.getByText('from €149 a month').count()).toBe(1);
  expect(await page.locator('meta[name=theme-color]').getAttribute('content')).toBe('#101820');
  const icons = ['/favicon.ico', '/manifest.webmanifest', '/apple-touch-icon.png'];
  const answers = icons.map(async (path) => {
    const response = await fetch(address + path);
    return [response.status, response.headers.get('content-type')];
  });
  expect(await Promise.all(answers)).toEqual([
    [200, 'image/x-icon'],
    [200, 'application/manifest+json'],
    [200, 'image/png'],
  ]);
  await page.close();
});

test('without an ad, too, a row that arrives late appears once it shifts nothing', async ({
  open,
}) => {
  const address = await startSite({ name: 'Luz', features: { ad: false } });
  const account = await createAccount(address);
  await beginFilms(address, account, '102');
  const page = await open({ baseURL: address, storageState: account.storageState });
  await page.setViewportSize({ width: 1440, height: 1400 });
  const held = await holdCall(page, '/user/progress');
  await page.goto('/browse');
  const top = page.getByRole('region', { name: 'Top 10' });
  await top.getByRole('link').first().waitFor();
  await held.release();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('fin.positions')))
    .toContain('"102"');
  const late = page.getByRole('region', { name: 'Continue Watching' });
  expect(await late.count()).toBe(0);
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
  await late.waitFor({ state: 'attached' });
});
