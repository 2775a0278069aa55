/**
 * Twenty faults of networks, providers and browsers: what the person sees of each, and that it heals.
 * They are made between the page and the server.
 */

import { describe, expect } from 'vitest';
import { intercept } from '../../setup/interception';
import { details } from '../details';
import { FILE, HEALING_TIME, playerOn } from '../player-page';
import { test } from '../player-test';
import {
  answering,
  breaking,
  breakRequests,
  FAULT_LOGS,
  failsAndHeals,
  MASTER,
  mirror,
  SEGMENTS,
  seesText,
  silent,
  stream,
} from './faults';

const MANIFEST = /deep-reef\/master\.m3u8/;
/** From second 40 on: a short film is soon loaded, so they are broken from the beginning. */
const LATE = /deep-reef\/\d+p-1[0-4]\.m4s/;

describe('the network', () => {
  test('gone for a moment (3 s): it is said, what is loaded plays on, and it goes on by itself', {
    timeout: 60_000,
  }, async ({ realFilm: film, logs }) => {
    const { page } = film;
    logs.expects(FAULT_LOGS);
    await film.watch(stream);
    await film.seesItGoOn();
    await page.context().setOffline(true);
    await seesText(page, /^No connection\./);
    const before = await film.second();
    await film.seesItGoOn(before);
    await page.context().setOffline(false);
    await page.getByText(/^No connection\./).waitFor({ state: 'detached' });
    await film.seesItGoOn(before);
  });

  test('gone for long: the picture waits, and goes on at the same second', {
    timeout: 90_000,
  }, async ({ realFilm: film, logs }) => {
    const { page } = film;
    logs.expects(FAULT_LOGS);
    let isOffline = false;
    const late = await breakRequests(page, LATE, (route) => isOffline && breaking(route));
    await film.watch(stream);
    await film.seesItGoOn();
    isOffline = true;
    await page.context().setOffline(true);
    await seesText(page, /^No connection\./);
    await film.jumpTo(55);
    await expect(film.stage).toHaveAttribute('aria-busy', 'true');
    await seesText(page, /^No connection\./);
    await late.mend();
    await page.context().setOffline(false);
    await film.seesItGoOn(55);
    await page.getByText(/^No connection\./).waitFor({ state: 'detached' });
  });

  test('gone before Play: it is said, and the film begins when it is back', {
    timeout: 60_000,
  }, async ({ realFilm: film, logs }) => {
    const { page } = film;
    logs.expects(FAULT_LOGS);
    await film.openWith([stream]);
    await film.button('Play').hover();
    await film.video.waitFor({ state: 'attached' });
    await page.context().setOffline(true);
    await film.button('Play').press('Enter');
    await seesText(page, /^No connection\./);
    await page.context().setOffline(false);
    await film.seesItGoOn();
  });

  test('gone in a plain file that is not loaded yet: it begins when it is back', {
    timeout: 60_000,
  }, async ({ realFilm: film, logs }) => {
    const { page } = film;
    logs.expects(FAULT_LOGS);
    const fault = await breakRequests(page, /paper-boats/, silent);
    await film.watch(FILE);
    await film.video.waitFor({ state: 'attached' });
    await page.context().setOffline(true);
    await fault.mend();
    await seesText(page, /^No connection\./);
    await page.context().setOffline(false);
    await film.seesItGoOn();
  });
});

describe('plain files', () => {
  test.for([
    [404, "It's no longer available."],
    [403, "The provider doesn't allow it to play here."],
  ] as const)(
    '%i: said in words, and Try again plays',
    async ([status, words], { realFilm: film, logs }) => {
      const { page } = film;
      logs.expects(FAULT_LOGS);
      const fault = await breakRequests(page, /paper-boats/, answering(status));
      await film.watch(FILE);
      await failsAndHeals(film, words, fault.mend);
    },
  );

  test('a wrong MIME type and no video in it: not a format that the browser plays', async ({
    realFilm: film,
    logs,
  }) => {
    const { page } = film;
    logs.expects(FAULT_LOGS);
    const fault = await breakRequests(page, /paper-boats/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>Sign in' }),
    );
    await film.watch(FILE);
    await failsAndHeals(film, "This browser can't play its format.", fault.mend);
  });

  test('the connection breaks: the next source takes over', async ({ realFilm: film, logs }) => {
    const { page } = film;
    logs.expects(FAULT_LOGS);
    await breakRequests(page, /paper-boats/, breaking);
    await film.watch(FILE, stream);
    await film.seesItGoOn();
  });
});

describe('provider and browser', () => {
  test('a token that has run out: fresh addresses are read, and it goes on at the same second', {
    timeout: 60_000,
  }, async ({ realFilm: film, logs }) => {
    const { page } = film;
    logs.expects(FAULT_LOGS);
    await breakRequests(page, /token=old/, answering(403));
    let reads = 0;
    await intercept(page, '**/user/movie-details/7', (read) => {
      reads += 1;
      const token = reads === 1 ? 'old' : 'new';
      const video_links = [{ type: 'HLS', url: `${MASTER}?token=${token}` }];
      return read.answer({ body: { data: details({ video_links }) } });
    });
    await page.goto('/movie-details/7?t=20');
    await film.button('Play from 0:20').press('Enter');
    await film.seesItGoOn(20);
    expect(await film.second()).toBeLessThan(30);
    expect(reads).toBe(2);
  });

  test("a visitor's trailer whose token has run out: a fresh address is read, and it plays", {
    timeout: 60_000,
  }, async ({ visitor: page, logs }) => {
    logs.expects(FAULT_LOGS);
    await breakRequests(page, /token=old/, answering(403));
    let reads = 0;
    await intercept(page, '**/user/movie-details/7', (read) => {
      reads += 1;
      const trailer_url = `${MASTER}?token=${reads === 1 ? 'old' : 'new'}`;
      return read.answer({ body: { data: details({ trailer_url, trailer_url_type: 'HLS' }) } });
    });
    await page.goto('/movie-details/7');
    await playerOn(page).pressPlay();
    await playerOn(page).seesItGoOn();
    expect(reads).toBe(2);
  });

  test('a live stream that ends: it has ended, and did not fail', { timeout: 60_000 }, async ({
    realFilm: film,
    logs,
  }) => {
    const { page } = film;
    logs.expects(FAULT_LOGS);
    const list = (isOver: boolean) =>
      [
        ...['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-TARGETDURATION:4', '#EXT-X-MEDIA-SEQUENCE:0'],
        `#EXT-X-MAP:URI="${SEGMENTS}/216p-init.mp4"`,
        ...[0, 1, 2].flatMap((at) => ['#EXTINF:4.0,', `${SEGMENTS}/216p-${at}.m4s`]),
        ...(isOver ? ['#EXT-X-ENDLIST'] : []),
      ].join('\n');
    let isOver = false;
    await intercept(page, '**/live/channel.m3u8', (it) =>
      it.answer({ contentType: 'application/vnd.apple.mpegurl', body: list(isOver) }),
    );
    await film.watch({ type: 'HLS', url: '/media/streams/live/channel.m3u8' });
    await film.seesItGoOn();
    isOver = true;
    await expect.poll(async () => (await film.now()).isEnded, { timeout: HEALING_TIME }).toBe(true);
    expect(await page.getByText('could not be played').count()).toBe(0);
  });

  test('a tab that slept for an hour plays on', async ({ realFilm: film }) => {
    const { page } = film;
    await page.clock.install();
    await film.watch(stream);
    await film.seesItGoOn();
    await page.clock.fastForward('01:00:00');
    const before = await film.second();
    await film.seesItGoOn(before);
    expect(await page.getByText('could not be played').count()).toBe(0);
  });

  test('every source fails: each is named for support, and Try again begins from the first', {
    timeout: 60_000,
  }, async ({ realFilm: film, logs }) => {
    const { page } = film;
    logs.expects(FAULT_LOGS);
    const first = await breakRequests(page, MANIFEST, answering(404));
    await breakRequests(page, /dune-walk\/master/, answering(404));
    await film.watch(stream, mirror);
    await seesText(page, 'The video could not be played.');
    await page.getByText('Details for support').click();
    await seesText(page, /^Source 1: missing\. .*HTTP 404, .*deep-reef\/master\.m3u8/);
    await seesText(page, /^Source 2: missing\. /);
    await first.mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await film.seesItGoOn();
  });
});
