/** Every file of a stream that is not there, is a page, or is cut: how the film goes on. */
import type { Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { type Link, STREAM } from '../player-page';
import { test } from '../player-test';
import {
  answering,
  breaking,
  breakRequests,
  FAULT_LOGS,
  mirror,
  portal,
  seesText,
  stream,
} from './faults';
import { film, LENGTH, part, shorten } from './short-film';

const FAULTS: readonly [string, (route: Route) => unknown][] = [
  ['is not there', answering(404)],
  ['is a page', portal],
  ['is cut', breaking],
];

/** Chromium warns of what a page has preloaded for a video that takes long to begin. */
const LOGS = new RegExp(`${FAULT_LOGS.source}|was preloaded`);

describe.for(FAULTS)('what %s', { timeout: 90_000 }, ([, fault]) => {
  test('of masters and playlists gives way to the next source', async ({ realFilm: it, logs }) => {
    const { page } = it;
    logs.expects(LOGS);
    const master = await breakRequests(page, /deep-reef\/master\.m3u8/, fault);
    const lists = await breakRequests(page, /hill-parade\/\d+p\.m3u8/, fault);
    const listless: Link = { type: 'HLS', url: '/media/streams/hill-parade/master.m3u8' };
    const other = page.waitForRequest(/dune-walk\/\d+p-0\.m4s/, { timeout: 80_000 });
    await it.watch(stream, listless, mirror);
    await other;
    await it.seesItGoOn();
    expect([master.count(), lists.count()].every((count) => count > 0)).toBe(true);
  });

  test('of parts at the beginning, in the middle and at the end is left out', async ({
    realFilm: it,
    logs,
  }) => {
    const { page } = it;
    logs.expects(LOGS);
    await shorten(page, 6);
    for (const at of [0, 2, 5]) await breakRequests(page, part(at), fault);
    await it.watch(film);
    await it.seesItGoOn(LENGTH);
    await it.jumpTo(2 * LENGTH - 1);
    await it.seesItGoOn(3 * LENGTH);
    await it.jumpTo(5 * LENGTH - 1);
    await expect.poll(async () => (await it.now()).isEnded, { timeout: 30_000 }).toBe(true);
    expect(await it.second()).toBeCloseTo(5 * LENGTH, 0);
    expect(await page.getByText('could not be played').count()).toBe(0);
  });

  test('of a sound, as the default and when it is chosen, of captions and of stills, is gone without', async ({
    realFilm: it,
    logs,
  }) => {
    const { page } = it;
    logs.expects(LOGS);
    await breakRequests(page, /audio-english\.m3u8/, fault);
    await breakRequests(page, /subtitles-fr\.m3u8/, fault);
    const stills = await breakRequests(page, /storyboard\.vtt/, fault);
    const storyboard = '/media/streams/slow-orbit/storyboard.vtt';
    const stored = { ...STREAM, storyboard };
    await it.watch(stored);
    await it.seesItGoOn();
    // The controls of a film that plays hide.
    await it.pause();
    await it.stage.getByRole('slider').first().hover();
    await expect.poll(stills.count).toBe(1);
    expect(await page.getByTestId('still').count()).toBe(0);
    await it.pressPlay();
    await page.getByText("This audio couldn't be loaded.").waitFor({ state: 'detached' });
    await it.openSettings(/^Audio/);
    await it.choose('English');
    await seesText(page, "This audio couldn't be loaded.");
    await it.openSettings(/^Captions/);
    await it.choose('Français');
    await seesText(page, "These captions couldn't be loaded.");
    await it.jumpTo(40);
    await it.seesItGoOn(40);
    expect(await page.getByText('could not be played').count()).toBe(0);
  });
});
