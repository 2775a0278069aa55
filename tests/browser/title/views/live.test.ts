/** A channel: its playlist slides, and one press leads back to what is sent now. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../../setup/test';
import { STREAM, second, seesItPlay, video, watch } from '../holding/watching';

/** Seconds of one segment. */
const LENGTH = 4;
/** Segments in the playlist at a time, more than a viewer is kept behind. */
const LISTED = 10;

/** A playlist that takes up the next segment as time goes by, and drops its first. @returns its lists */
async function broadcast(page: Page) {
  const told: string[] = [];
  const began = performance.now();
  await page.route('**/live/channel.m3u8', async (route) => {
    const first = Math.min(5, Math.floor((performance.now() - began) / 1000 / LENGTH));
    const segments = Array.from({ length: LISTED }, (_, at) => `${STREAM}/216p-${first + at}.m4s`);
    told.push(segments[0] ?? '');
    await route.fulfill({
      contentType: 'application/vnd.apple.mpegurl',
      body: [
        ...['#EXTM3U', '#EXT-X-VERSION:7', `#EXT-X-TARGETDURATION:${LENGTH}`],
        `#EXT-X-MEDIA-SEQUENCE:${first}`,
        `#EXT-X-MAP:URI="${STREAM}/216p-init.mp4"`,
        ...segments.flatMap((it) => [`#EXTINF:${LENGTH}.0,`, it]),
      ].join('\n'),
    });
  });
  return told;
}

test('a channel begins at what is sent now, can be gone back in, and Live leads on again', async ({
  member: page,
}) => {
  const told = await broadcast(page);
  await watch(page, [{ type: 'HLS', url: '/media/streams/live/channel.m3u8' }]);
  await seesItPlay(page, 20);
  const controls = page.getByTestId('controls');
  const live = controls.getByRole('button', { name: 'Live', exact: true });
  const goToLive = controls.getByRole('button', { name: 'Go to live' });
  const bar = controls.getByRole('slider', { name: 'Time' });
  await live.waitFor();
  await expect(bar).toHaveAttribute('aria-valuetext', 'Live');
  const edge = await second(page);

  await bar.press('Home');
  await goToLive.waitFor();
  expect(await second(page)).toBeLessThan(edge - 15);
  await expect.poll(() => bar.getAttribute('aria-valuetext')).toMatch(/^\d\d seconds behind live$/);

  await goToLive.press('Enter');
  await live.waitFor();
  await expect.poll(() => second(page)).toBeGreaterThan(edge - 1);
  await seesItPlay(page, edge);
  // The list has gone on meanwhile, and what can be gone back to with it.
  await expect.poll(() => new Set(told).size).toBeGreaterThan(2);
  await expect
    .poll(() => video(page).evaluate((it: HTMLVideoElement) => it.seekable.start(0)))
    .toBeGreaterThan(0);
});
