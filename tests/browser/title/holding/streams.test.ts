import type { Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { STREAM } from '../player-page';
import { test } from '../player-test';
import { answering, breakRequests, FAULT_LOGS, portal as html, mirror, seesText } from './faults';
import { film, LENGTH, PART, part, shorten } from './short-film';

const empty = (route: Route) => route.fulfill({ body: '' });

describe('captions', () => {
  test('whose playlist is missing are named and no longer offered; others are shown, and the film continues', async ({
    realFilm: it,
    logs,
  }) => {
    const { page } = it;
    logs.expects(FAULT_LOGS);
    await breakRequests(page, /subtitles-fr\.m3u8/, answering(404));
    await it.watch(STREAM);
    await it.seesItGoOn();
    await it.openSettings(/^Captions/);
    await it.choose('Français');
    await seesText(page, "We couldn't load these captions.");
    await it.seesItGoOn(await it.second());
    await it.jumpTo(40);
    await it.seesItGoOn(40);
    await it.openSettings(/^Captions/);
    expect(await page.getByRole('menuitemradio').allTextContents()).toEqual(['Off', 'English']);
    await it.choose('English');
    await it.jumpTo(13.2);
    await page.getByText(/^Its rings are ice/).waitFor();
  });

  test('of which one segment is HTML, and another is missing: those of later segments are shown', async ({
    realFilm: it,
    logs,
  }) => {
    const { page } = it;
    logs.expects(FAULT_LOGS);
    await page.route('**/subtitles-en.m3u8', (route) =>
      route.fulfill({
        body: [
          ...['#EXTM3U', '#EXT-X-TARGETDURATION:4', '#EXTINF:4,', 'a.vtt', '#EXTINF:4,', 'b.vtt'],
          ...['#EXTINF:4,', 'c.vtt', '#EXT-X-ENDLIST'],
        ].join('\n'),
      }),
    );
    await page.route('**/a.vtt', html);
    await page.route('**/b.vtt', answering(404));
    await page.route('**/c.vtt', (route) =>
      route.fulfill({ body: 'WEBVTT\n\n00:00:08.000 --> 00:00:30.000\nThe third part.' }),
    );
    await it.watch(STREAM);
    await it.seesItGoOn();
    await it.openSettings(/^Captions/);
    await it.choose('English');
    await seesText(page, "We couldn't load these captions.");
    await page.getByText('The third part.').waitFor();
  });
});

describe('a soundtrack', () => {
  test('that is missing is replaced by the current one', async ({ realFilm: it, logs }) => {
    const { page } = it;
    logs.expects(FAULT_LOGS);
    await breakRequests(page, /audio-score\.m3u8/, answering(404));
    await it.watch(STREAM);
    await it.seesItGoOn();
    await it.openSettings(/^Audio/);
    await it.choose('Score only');
    await seesText(page, "We couldn't load this audio.");
    await it.jumpTo(40);
    await it.seesItGoOn(40);
  });

  test('that is missing at the start is replaced by the next, and missing captions by none', {
    timeout: 80_000,
  }, async ({ realFilm: it, logs }) => {
    const { page } = it;
    logs.expects(FAULT_LOGS);
    await breakRequests(page, /audio-english\.m3u8/, html);
    await breakRequests(page, /subtitles-fr\.m3u8/, answering(403));
    await page.route('**/slow-orbit/master.m3u8', async (route) => {
      const master = await (await route.fetch()).text();
      await route.fulfill({ body: master.replace('"fr",DEFAULT=NO', '"fr",DEFAULT=YES') });
    });
    const notice = seesText(page, "We couldn't load these captions.");
    await it.watch(STREAM);
    await notice;
    await it.seesItGoOn();
    await it.jumpTo(40);
    await it.seesItGoOn(40);
    await it.openSettings(/^Captions/);
    expect(await page.getByRole('menuitemradio').allTextContents()).toEqual(['Off', 'English']);
  });
});

describe('a segment', () => {
  test.for([
    ['is not there', answering(404)],
    ['is empty', empty],
  ] as const)(
    'at the beginning %s: the film begins at the next',
    async ([, fault], { realFilm: it, logs }) => {
      const { page } = it;
      logs.expects(FAULT_LOGS);
      await shorten(page);
      await breakRequests(page, part(0), fault);
      await it.watch(film);
      await it.seesItGoOn(LENGTH);
    },
  );

  test('at the end is missing: the film ends before it, and so does its bar', async ({
    realFilm: it,
    logs,
  }) => {
    const { page } = it;
    logs.expects(FAULT_LOGS);
    await shorten(page);
    await breakRequests(page, part(3), answering(404));
    await it.watch(film);
    await it.seesItGoOn();
    await it.jumpTo(3 * LENGTH - 2);
    await it.seesItEnd();
    expect(await it.second()).toBeCloseTo(3 * LENGTH, 0);
    await it.controls
      .getByRole('button', { name: 'Play video again', includeHidden: true })
      .waitFor();
    await page.getByText('0:12 / 0:12').first().waitFor({ state: 'attached' });
  });

  test('at either end is a gap in its playlist: the film begins and ends beside it', async ({
    realFilm: it,
  }) => {
    const { page } = it;
    await shorten(page, 4, { 0: '#EXT-X-GAP', 3: '#EXT-X-GAP' });
    await it.watch(film);
    await it.seesItGoOn(LENGTH);
    await it.jumpTo(3 * LENGTH - 2);
    await it.seesItEnd();
  });

  test('fails permanently: the film continues after it', { timeout: 60_000 }, async ({
    realFilm: it,
    logs,
  }) => {
    const { page } = it;
    logs.expects(FAULT_LOGS);
    await shorten(page);
    await breakRequests(page, part(2), answering(500));
    await it.watch(film);
    await it.seesItGoOn(3 * LENGTH);
    expect(await page.getByText("couldn't play this video").count()).toBe(0);
  });
});

test('a film without further segments switches to the next source at the same second, when the buffer runs out', {
  timeout: 60_000,
}, async ({ realFilm: it, logs }) => {
  const { page } = it;
  logs.expects(FAULT_LOGS);
  await shorten(page);
  await breakRequests(page, PART, (route) =>
    part(0).test(route.request().url()) ? route.fallback() : answering(503)(route),
  );
  const other = page.waitForRequest(/dune-walk\/\d+p-[01]\.m4s/, { timeout: 40_000 });
  await it.watch(film, mirror);
  await it.seesItGoOn();
  await other;
  await it.seesItGoOn(3);
});
