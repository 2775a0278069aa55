import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { createAccount, type LocalStorage } from '../setup/account';
import { address, type People, test } from '../setup/test';
import { startSite } from './deployed-site';

async function openTab(open: People['open'], origin: string, localStorage: LocalStorage = []) {
  const storageState = { cookies: [], origins: [{ origin, localStorage }] };
  const page = await open({ serviceWorkers: 'allow', baseURL: origin, storageState });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: false } });
  });
  return page;
}

async function visit(page: Page, path: string) {
  await page.goto(path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

const INSTALLING = 60_000;

function watchAnswers(page: Page) {
  const answers: { path: string; isKept: boolean }[] = [];
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname;
    answers.push({ path, isKept: response.fromServiceWorker() });
  });
  return answers;
}

function keptIn(page: Page) {
  return page.evaluate(async () => {
    const found = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const text = await (await cache.match(request))?.text();
        found.push({ path: new URL(request.url).pathname, text: text ?? '' });
      }
    }
    return found;
  });
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const ofProvider = (path: string) => /^\/(api|media|ads|flows)\//.test(path);

test("the site is cached, without the player and the films' pictures; a second visit requests none of it again", {
  timeout: INSTALLING,
}, async ({ open, logs }) => {
  logs.expects(/404/);
  const page = await openTab(open, address);
  await visit(page, '/browse');
  const names = (await keptIn(page)).map(({ path }) => path);
  expect(names).toContain('/login');
  const pictures = names.filter((it) => /webp|svg$/.test(it));
  expect(pictures).toEqual([expect.stringMatching(/^\/icon\./)]);
  expect(names.filter((it) => /hls|vimeo|youtube/.test(it))).toEqual([]);

  const answers = watchAnswers(page);
  await page.goto('/movies/7?type=genre');
  await heading(page, '').waitFor();
  await page.waitForLoadState('networkidle');
  const ofSite = answers.filter(({ path }) => !ofProvider(path));
  expect(ofSite.length).toBeGreaterThan(5);
  expect(ofSite.filter(({ isKept }) => !isKept)).toEqual([]);
  expect(answers.filter(({ path, isKept }) => ofProvider(path) && isKept)).toEqual([]);

  await page.goto('/login?inspect');
  await page.goto('/flows/');
  expect(answers.filter(({ path }) => ['/login', '/flows/'].includes(path))).toEqual([
    { path: '/login', isKept: false },
    { path: '/flows/', isKept: false },
  ]);
});

test('offline, a page opens as its frame with a notice, and fills on reconnect', {
  timeout: INSTALLING,
}, async ({ open, logs }) => {
  logs.expects(/ERR_INTERNET_DISCONNECTED|Failed to fetch|\[fin\]/);
  const page = await openTab(open, address);
  await visit(page, '/login');
  await page.context().setOffline(true);
  await page.goto('/tv-show');
  await heading(page, 'TV Shows').waitFor();
  // Under Chromium's emulation, a new document reports that it is online until the state changes.
  await page.context().setOffline(false);
  await page.context().setOffline(true);
  await page.getByRole('status').filter({ hasText: "You're offline." }).waitFor();
  await page.context().setOffline(false);
  await page.locator('a[href^="/movie-details/"]').first().waitFor();
});

test('a new version leaves a form alone, and is used from the next page on; turned off, the worker unregisters and clears its caches', {
  timeout: 3 * INSTALLING,
}, async ({ open }) => {
  const site = await startSite();
  const page = await openTab(open, site.address);
  await visit(page, '/browse');
  await page.goto('/login');
  await page.getByLabel('Email').fill('ada@example.com');
  await site.deploy();
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
  const isKept = () =>
    page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
  await expect.poll(isKept, { timeout: INSTALLING }).toBe(true);
  expect(await page.getByLabel('Email').inputValue()).toBe('ada@example.com');

  await page.getByRole('link', { name: 'Forgot Password' }).click();
  await heading(page, 'Forgot Password').waitFor();

  const opened = await page.goto('/terms-conditions');
  await heading(page, 'Terms & Conditions').waitFor();
  expect(await opened?.text()).toContain('| Fin again</title>');

  await site.turnServiceWorkerOff();
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
  const left = () =>
    page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: await caches.keys(),
    }));
  await expect.poll(left).toEqual({ workers: 0, caches: [] });
});

test("signing out leaves nothing private in the browser's caches", {
  timeout: INSTALLING,
}, async ({ open }) => {
  const { localStorage, token } = await createAccount(address);
  const page = await openTab(open, address, localStorage);
  await visit(page, '/browse');
  for (const path of ['/edit-profile', '/plans', '/mylist']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  await page.getByRole('button', { name: /^Profile of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL((url) => url.pathname === '/' || url.pathname === '/login');
  const kept = await keptIn(page);
  expect(kept.length).toBeGreaterThan(50);
  expect(kept.filter(({ path }) => ofProvider(path)).map(({ path }) => path)).toEqual([]);
  expect(kept.filter(({ text }) => text.includes(token) || text.includes('Asha'))).toEqual([]);
});

test('with data saver nothing is cached', async ({ open }) => {
  const page = await open({ serviceWorkers: 'allow' });
  await page.goto('/login', { waitUntil: 'networkidle' });
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
});
