/**
 * Prints the counts of nodes and listeners and the size of the heap with
 * `OPENINGS=200 npx vitest run --project browser tests/browser/title/leaving.test.ts`.
 */
import type { Browser, CDPSession, Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { CHROMIUM_FLAGS, launchBrowser } from '../../../scripts/chromium';
import type { Account } from '../setup/account';
import { mockCall } from '../setup/provider';
import { address, test } from '../setup/test';
import { details } from './details';

const OPENINGS = Number(process.env.OPENINGS ?? 25);
const GROWTH = 1_000_000;

async function watchAndLeave(page: Page) {
  await page.evaluate(() => {
    history.pushState({ usr: { play: true }, key: 'film', idx: 1 }, '', '/movie-details/7');
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  });
  const player = page.getByTestId('player');
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0);
  await player.getByRole('button', { name: 'Settings' }).press('Enter');
  await page.getByRole('menu').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'TV Show', exact: true }).click();
  await player.waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'TV Shows', level: 1 }).waitFor();
  await page.locator('main article a').first().waitFor();
}

async function counts(devTools: CDPSession) {
  await devTools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devTools.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((it) => it.name === name)?.value ?? 0;
  return {
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    bytes: metric('JSHeapUsedSize'),
  };
}

/** Opens a page without JIT compilation, because compiled code counts as heap. */
async function openWatched(account: Account): Promise<Page> {
  browser = await launchBrowser({
    args: [...CHROMIUM_FLAGS, '--js-flags=--no-opt --no-maglev --no-sparkplug'],
  });
  const { storageState } = account;
  const context = await browser.newContext({
    baseURL: address,
    storageState,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  return context.newPage();
}

let browser: Browser | undefined;
afterAll(() => browser?.close());

test(`${OPENINGS} openings of a film free their elements, listeners and buffers`, {
  timeout: 60_000 + OPENINGS * 5_000,
}, async ({ account, logs }) => {
  const page = await openWatched(account);
  logs.listen(page.context());
  const link = { type: 'HLS', url: '/media/streams/slow-orbit/master.m3u8' };
  await mockCall(page, '/user/movie-details/7', {
    body: { data: details({ video_links: [link] }) },
  });
  await page.goto('/tv-show');
  await page.waitForFunction(() => globalThis.early?.done.signal.aborted === true);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Performance.enable');
  for (let opening = 0; opening < 5; opening++) await watchAndLeave(page);
  const before = await counts(devTools);
  for (let opening = 0; opening < OPENINGS; opening++) await watchAndLeave(page);
  const surplus = async () => {
    const after = await counts(devTools);
    if (process.env.OPENINGS) console.info({ before, after });
    return {
      // The listener count varies by one on any page, but a leaked film adds dozens.
      listeners: after.listeners - before.listeners >= OPENINGS / 5,
      nodes: after.nodes - before.nodes >= OPENINGS / 5,
      bytes: after.bytes - before.bytes >= GROWTH,
    };
  };
  await expect
    .poll(surplus, { timeout: 30_000 })
    .toEqual({ listeners: false, nodes: false, bytes: false });
});
