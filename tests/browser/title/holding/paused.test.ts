import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { freshFile, type PlayerPage } from '../player-page';
import { test } from '../player-test';
import { answering, breakRequests, FAULT_LOGS, stream } from './faults';

const FILM = readFileSync('demo/streams/paper-boats.mp4');
const PIECE = 100_000;
const FAR = 50;

/** Serves a piece per request, so that Chromium has not loaded the whole file when it expires. */
const serveInPieces = (page: Page) =>
  breakRequests(page, /paper-boats/, (route) => {
    const [, from = '0'] = /bytes=(\d+)-/.exec(route.request().headers().range ?? '') ?? [];
    const start = Number(from);
    const body = FILM.subarray(start, start + PIECE);
    const range = `bytes ${start}-${start + body.length - 1}/${FILM.length}`;
    const headers = { 'content-range': range, 'accept-ranges': 'bytes' };
    return route.fulfill({ status: 206, contentType: 'video/mp4', headers, body });
  });

async function watchInPieces(film: PlayerPage): Promise<void> {
  await serveInPieces(film.page);
  await film.watch(freshFile(), stream);
  await film.seesItGoOn();
}

async function loseRest(film: PlayerPage): Promise<void> {
  await breakRequests(film.page, /paper-boats/, answering(404));
  await film.jumpTo(FAR);
  await expect
    .poll(async () => {
      const { src, readyState } = await film.now();
      return readyState > 1 && !src.includes('paper-boats');
    })
    .toBe(true);
}

describe('a plain file that fails', { timeout: 60_000 }, () => {
  test('while paused: the next source stays paused at the same second, until Play', async ({
    realFilm: film,
    logs,
  }) => {
    logs.expects(FAULT_LOGS);
    await watchInPieces(film);
    await film.pause();
    await loseRest(film);
    await film.button('Play').waitFor();
    await expect(film.stage).toHaveAttribute('data-covered', 'false');
    const { isPaused, second } = await film.now();
    expect(isPaused).toBe(true);
    expect(Math.abs(second - FAR)).toBeLessThan(1);
    await film.pressPlay();
    await film.seesItGoOn(FAR);
  });

  test('during playback: the next source plays from the same second', async ({
    realFilm: film,
    logs,
  }) => {
    logs.expects(FAULT_LOGS);
    await watchInPieces(film);
    await loseRest(film);
    await film.seesItGoOn(FAR);
  });
});
