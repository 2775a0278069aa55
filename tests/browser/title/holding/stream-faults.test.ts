/** The first ten of the table of faults (`faults.test.ts`): a stream's manifest and its segments. */
import { describe, expect } from 'vitest';
import { test } from '../player-test';
import {
  answering,
  breakRequests,
  FAULT_LOGS,
  failsAndHeals,
  mirror,
  seesText,
  silent,
  stream,
} from './faults';

const MANIFEST = /deep-reef\/master\.m3u8/;
const SEGMENTS = /deep-reef\/\d+p-\d+\.m4s/;
/** From second 40 on: a short film is soon loaded, so they are broken from the beginning. */
const LATE = /deep-reef\/\d+p-1[0-4]\.m4s/;

describe('the manifest', () => {
  test.for([
    [404, "It's no longer available."],
    [403, "The provider doesn't allow it to play here."],
    [500, "The video server isn't responding."],
  ] as const)(
    '%i: said in words, and Try again plays',
    { timeout: 60_000 },
    async ([status, words], { realFilm: film, logs }) => {
      const { page } = film;
      logs.expects(FAULT_LOGS);
      const fault = await breakRequests(page, MANIFEST, answering(status));
      await film.watch(stream);
      await failsAndHeals(film, words, fault.mend);
    },
  );

  test('HTML in its place: not a format that the browser plays', async ({
    realFilm: film,
    logs,
  }) => {
    const { page } = film;
    logs.expects(FAULT_LOGS);
    const fault = await breakRequests(page, MANIFEST, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Sign in' }),
    );
    await film.watch(stream);
    await failsAndHeals(film, "This browser can't play its format.", fault.mend);
  });

  test('from another site that refuses (CORS): said in words, the next source plays', async ({
    realFilm: film,
    logs,
  }) => {
    logs.expects(FAULT_LOGS);
    await film.watch({ type: 'HLS', url: 'https://elsewhere.example/a.m3u8' }, stream);
    await film.seesItGoOn();
  });
});

describe('the segments', () => {
  test('one is lost for good: the film goes on after it', { timeout: 60_000 }, async ({
    realFilm: film,
    logs,
  }) => {
    const { page } = film;
    logs.expects(FAULT_LOGS);
    await breakRequests(page, /deep-reef\/\d+p-2\.m4s/, answering(404));
    await film.watch(stream);
    await film.seesItGoOn();
    await film.jumpTo(7);
    await film.seesItGoOn(12);
  });

  test('one is lost once: it is fetched again without a word', async ({ realFilm: film, logs }) => {
    const { page } = film;
    logs.expects(FAULT_LOGS);
    const fault = await breakRequests(page, /deep-reef\/\d+p-1\.m4s/, async (route) => {
      await route.abort('connectionreset');
      await fault.mend();
    });
    await film.watch(stream);
    await film.jumpTo(3);
    await film.seesItGoOn(4);
  });

  test('all answer 503: the next source takes over at the same second', {
    timeout: 90_000,
  }, async ({ realFilm: film, logs }) => {
    const { page } = film;
    logs.expects(FAULT_LOGS);
    await breakRequests(page, LATE, answering(503));
    const mirrored = page.waitForRequest(/dune-walk\/\d+p-13\.m4s/, { timeout: 60_000 });
    await film.watch(stream, mirror);
    await film.seesItGoOn();
    await film.jumpTo(55);
    await mirrored;
    await film.seesItGoOn(55);
  });

  test('a server that never answers: a spinner, then what can be done', {
    timeout: 60_000,
  }, async ({ realFilm: film, logs }) => {
    const { page } = film;
    logs.expects(FAULT_LOGS);
    const fault = await breakRequests(page, LATE, silent);
    await film.watch(stream);
    await film.seesItGoOn();
    await film.jumpTo(55);
    await seesText(page, 'The video is loading');
    await seesText(page, 'This is taking longer than usual.');
    await fault.mend();
    await page.getByRole('button', { name: 'Load it again' }).click();
    await film.seesItGoOn(55);
  });

  test('a slow server: it plays at last, without a word of failure', async ({ realFilm: film }) => {
    const { page } = film;
    await breakRequests(page, SEGMENTS, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.fallback();
    });
    await film.watch(stream);
    await film.seesItGoOn();
    expect(await page.getByText('could not be played').count()).toBe(0);
  });

  test('a broken codec: repaired twice by the library, then the next source', {
    timeout: 60_000,
  }, async ({ realFilm: film, logs }) => {
    const { page } = film;
    logs.expects(FAULT_LOGS);
    await breakRequests(page, SEGMENTS, (route) =>
      route.fulfill({ contentType: 'video/iso.segment', body: Buffer.alloc(5000, 7) }),
    );
    await film.watch(stream, mirror);
    await page.waitForRequest(/dune-walk\/master/);
    await film.seesItGoOn();
  });
});
