import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../setup/test';
import { startSite } from './operator-site';

const TIME = 120_000;

const keptLanguages = (page: Page) =>
  page.evaluate(async () => {
    const found = new Set<string>();
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) {
        const [, language = 'en'] = /^\/(pt|hi)(?:\/|$)/.exec(new URL(url).pathname) ?? [];
        found.add(language);
      }
    }
    return [...found].sort();
  });

test('offline, a page shows its frame in the language in use; others are not cached', {
  timeout: TIME,
}, async ({ open, logs }) => {
  logs.expects(/ERR_INTERNET_DISCONNECTED|Failed to fetch|\[fin\]/);
  const baseURL = await startSite({ name: 'Ária', languages: ['en', 'pt', 'hi'] });
  const page = await open({ serviceWorkers: 'allow', baseURL });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: false } });
  });
  await page.goto('/login');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  expect(await keptLanguages(page)).toEqual(['en']);

  await page.goto('/pt/login');
  await expect.poll(() => keptLanguages(page)).toEqual(['en', 'pt']);
  await page.context().setOffline(true);
  await page.goto('/pt/tv-show');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const said = await page.evaluate(() => [document.documentElement.lang, document.title]);
  expect(said).toEqual(['pt', expect.stringContaining('| Ária')]);
  expect(await page.getByRole('link', { name: 'Filmes' }).count()).toBeGreaterThan(0);
  await page.context().setOffline(false);
});

test('a language that is open when the site is first cached is cached with it', {
  timeout: TIME,
}, async ({ open, logs }) => {
  logs.expects(/ERR_INTERNET_DISCONNECTED|Failed to fetch|\[fin\]/);
  const baseURL = await startSite({ name: 'Ária', languages: ['en', 'pt', 'hi'] });
  const page = await open({ serviceWorkers: 'allow', baseURL });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: false } });
  });
  await page.goto('/hi/login');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  expect(await keptLanguages(page)).toEqual(['en', 'hi']);
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
  const { start_url, lang } = await (await fetch(baseURL + manifest)).json();
  expect([start_url, lang]).toEqual(['/hi/browse', 'hi']);
  await page.context().setOffline(true);
  await page.goto('/hi/browse');
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('hi');
  await page.context().setOffline(false);
});
