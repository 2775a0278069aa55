import type { Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { intercept } from '../../setup/interception';
import { details } from '../details';
import { freshFile, playerOn } from '../player-page';
import { test } from '../player-test';
import {
  answering,
  breaking,
  breakRequests,
  FAULT_LOGS,
  MASTER,
  mirror,
  portal,
  seesText,
  silent,
  stream,
} from './faults';

const MANIFEST = /deep-reef\/master\.m3u8/;
const FROM_SECOND_40 = /deep-reef\/\d+p-1[0-4]\.m4s/;

describe('the network', () => {
  test('lost during playback: a notice is shown, the buffer plays; then the picture waits, and continues at the same second', {
    timeout: 90_000,
  }, async ({ realFilm: film, logs }) => {
    const { page } = film;
    logs.expects(FAULT_LOGS);
    let isOffline = false;
    const late = await breakRequests(page, FROM_SECOND_40, (route) => isOffline && breaking(route));
    await film.watch(stream);
    await film.seesItGoOn();
    isOffline = true;
    await page.context().setOffline(true);
    await seesText(page, /^You're offline\. The video/);
    const before = await film.second();
    await film.seesItGoOn(before);
    await film.jumpTo(55);
    await expect(film.stage).toHaveAttribute('aria-busy', 'true');
    await seesText(page, /^You're offline\. The video/);
    await late.repair();
    await page.context().setOffline(false);
    await film.seesItGoOn(55);
    const notice = page.getByText(/^You're offline\. The video/);
    await notice.waitFor({ state: 'detached' });
    await page.context().setOffline(true);
    await notice.waitFor();
    await page.context().setOffline(false);
    await notice.waitFor({ state: 'detached' });
  });

  test('lost before Play: a notice is shown, and the film starts on reconnect', {
    timeout: 60_000,
  }, async ({ realFilm: film, logs }) => {
    const { page } = film;
    logs.expects(FAULT_LOGS);
    await film.openWith([stream]);
    await film.button('Play').hover();
    await film.video.waitFor({ state: 'attached' });
    await page.context().setOffline(true);
    await film.button('Play').press('Enter');
    await seesText(page, /^You're offline\. The video/);
    await page.context().setOffline(false);
    await film.seesItGoOn();
  });

  test('lost before a plain file is loaded: it starts on reconnect', {
    timeout: 60_000,
  }, async ({ realFilm: film, logs }) => {
    const { page } = film;
    logs.expects(FAULT_LOGS);
    const fault = await breakRequests(page, /paper-boats/, silent);
    await film.watch(freshFile());
    await film.video.waitFor({ state: 'attached' });
    await page.context().setOffline(true);
    await fault.repair();
    await seesText(page, /^You're offline\. The video/);
    await page.context().setOffline(false);
    await film.seesItGoOn();
  });
});

describe('a short outage of a plain file', () => {
  test.for([
    ['its connection breaks after the first bytes', breaking],
    ['a captive portal answers instead', portal],
  ] as const)('%s: it is loaded again, and plays', async ([, fault], { realFilm: film, logs }) => {
    const { page } = film;
    logs.expects(FAULT_LOGS);
    let isOver = false;
    await breakRequests(page, /paper-boats/, (route) => {
      if (isOver) return route.fallback();
      isOver = true;
      return fault(route);
    });
    await film.watch(freshFile());
    await film.seesItGoOn();
    expect(isOver).toBe(true);
    expect(await page.getByText("couldn't play this video").count()).toBe(0);
  });
});

const refusals = [
  [answering(404), 'This video is no longer available.'],
  [answering(403), "The provider doesn't allow this video to play here."],
  [answering(500), "The video server isn't responding."],
  [portal, "This browser can't play this format."],
] as const;

describe('sources', () => {
  test.for([
    ['a plain file', freshFile(), /paper-boats/],
    ['the manifest of a stream', stream, MANIFEST],
  ] as const)(
    '%s answers 404, 403, 500 or HTML: each has its message, and Try again plays',
    { timeout: 90_000 },
    async ([, source, path], { realFilm: film, logs }) => {
      const { page } = film;
      logs.expects(FAULT_LOGS);
      const tryAgain = page.getByRole('button', { name: 'Try again', exact: true });
      let answer: (route: Route) => unknown = silent;
      await page.route(path, (route) => answer(route));
      for (const [at, [refuse, words]] of refusals.entries()) {
        answer = refuse;
        await (at === 0 ? film.watch(source) : tryAgain.click());
        await seesText(page, words);
        await seesText(page, "We couldn't play this video.");
      }
      answer = (route) => route.fallback();
      await tryAgain.click();
      await film.seesItGoOn();
    },
  );

  test('a CORS error, a broken connection, a broken codec: the next source takes over', {
    timeout: 90_000,
  }, async ({ realFilm: film, logs }) => {
    const { page } = film;
    logs.expects(FAULT_LOGS);
    await breakRequests(page, /paper-boats/, breaking);
    await breakRequests(page, /deep-reef\/\d+p-\d+\.m4s/, (route) =>
      route.fulfill({ contentType: 'video/iso.segment', body: Buffer.alloc(5000, 7) }),
    );
    const sources = [freshFile(), stream, mirror];
    const asked = sources.map(({ url }) =>
      page.waitForRequest((it) => it.url().endsWith(url), { timeout: 60_000 }),
    );
    await film.watch({ type: 'HLS', url: 'https://elsewhere.example/a.m3u8' }, ...sources);
    await Promise.all(asked);
    await film.seesItGoOn();
  });
});

describe('the segments', () => {
  test('one fails once, and is fetched again silently; one is missing, and the film continues after it', {
    timeout: 60_000,
  }, async ({ realFilm: film, logs }) => {
    const { page } = film;
    logs.expects(FAULT_LOGS);
    const fault = await breakRequests(page, /deep-reef\/\d+p-1\.m4s/, async (route) => {
      await route.abort('connectionreset');
      await fault.repair();
    });
    await breakRequests(page, /deep-reef\/\d+p-2\.m4s/, answering(404));
    await film.watch(stream);
    await film.jumpTo(3);
    await film.seesItGoOn(4);
    await film.jumpTo(7);
    await film.seesItGoOn(12);
  });

  test('all answer 503: the next source takes over at the same second', {
    timeout: 90_000,
  }, async ({ realFilm: film, logs }) => {
    const { page } = film;
    logs.expects(FAULT_LOGS);
    await breakRequests(page, FROM_SECOND_40, answering(503));
    const mirrored = page.waitForRequest(/dune-walk\/\d+p-13\.m4s/, { timeout: 60_000 });
    await film.watch(stream, mirror);
    await film.seesItGoOn();
    await film.jumpTo(55);
    await mirrored;
    await film.seesItGoOn(55);
  });

  test('a server that never answers: a spinner, then an offer of help', {
    timeout: 60_000,
  }, async ({ realFilm: film, logs }) => {
    const { page } = film;
    logs.expects(FAULT_LOGS);
    let isSilent = true;
    await breakRequests(page, FROM_SECOND_40, (route) => (isSilent ? silent() : route.fallback()));
    await film.watch(stream);
    await film.seesItGoOn();
    await film.jumpTo(55);
    await seesText(page, 'The video is loading');
    await seesText(page, 'This is taking longer than usual.');
    isSilent = false;
    await page.getByRole('button', { name: 'Reload' }).press('Enter');
    await film.seesItGoOn(55);
  });
});

describe('provider and browser', () => {
  test("a visitor's trailer whose token has expired: a new address is fetched, and it plays", {
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

  test('a slow server, and a tab that slept for an hour: playback continues without an error', async ({
    realFilm: film,
  }) => {
    const { page } = film;
    await breakRequests(page, /deep-reef\/\d+p-\d+\.m4s/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.fallback();
    });
    await page.clock.install();
    await film.watch(stream);
    await film.seesItGoOn();
    await page.clock.fastForward('01:00:00');
    const before = await film.second();
    await film.seesItGoOn(before);
    expect(await page.getByText("couldn't play this video").count()).toBe(0);
  });

  test('every source fails: each is named for support, and Try again starts from the first', {
    timeout: 60_000,
  }, async ({ realFilm: film, logs }) => {
    const { page } = film;
    logs.expects(FAULT_LOGS);
    const first = await breakRequests(page, MANIFEST, answering(404));
    await breakRequests(page, /dune-walk\/master/, answering(404));
    await film.watch(stream, mirror);
    await seesText(page, "We couldn't play this video.");
    await page.getByText('Details for support').click();
    await seesText(page, /^Source 1: missing\. .*HTTP 404, .*deep-reef\/master\.m3u8/);
    await seesText(page, /^Source 2: missing\. /);
    await first.repair();
    await page.getByRole('button', { name: 'Try again' }).click();
    await film.seesItGoOn();
  });
});
