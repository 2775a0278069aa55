/** What a film leaves behind when its page is left: nothing. */
import type { CDPSession, Page } from 'playwright-core';
import { expect } from 'vitest';
import { mockCall } from '../setup/provider';
import { test } from '../setup/test';
import { details } from './details';

const OPENINGS = 25;

/** Opens the film without loading the page anew, plays it, opens its settings, and leaves. */
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

test(`${OPENINGS} openings of a film free their elements, listeners and buffers`, async ({
  member: page,
}) => {
  const link = { type: 'HLS', url: '/media/streams/slow-orbit/master.m3u8' };
  await mockCall(page, '/user/movie-details/7', {
    body: { data: details({ video_links: [link] }) },
  });
  await page.goto('/tv-show');
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Performance.enable');
  for (let opening = 0; opening < 5; opening++) await watchAndLeave(page);
  const before = await counts(devTools);
  for (let opening = 0; opening < OPENINGS; opening++) await watchAndLeave(page);
  /** What there is too much of. */
  const surplus = async () => {
    const after = await counts(devTools);
    return {
      // The page itself may have one more or less at the moment of counting; a film has dozens.
      listeners: after.listeners - before.listeners >= OPENINGS / 5,
      nodes: after.nodes - before.nodes >= OPENINGS / 5,
      // The suite itself keeps the steps of each chart; a film's buffers alone would be some megabytes.
      bytes: (after.bytes - before.bytes) / OPENINGS >= 100_000,
    };
  };
  await expect.poll(surplus).toEqual({ listeners: false, nodes: false, bytes: false });
});
