import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { mockCall } from '../setup/provider';
import { broadcast, CHANNEL, LENGTH, LISTED } from './channel';
import { details } from './details';
import { begunAt, type Link, type PlayerPage, STREAM } from './player-page';
import { test } from './player-test';

async function follow({ page }: PlayerPage, query: string, link: Link): Promise<void> {
  const data = details({ video_links: [link] });
  await mockCall(page, '/user/movie-details/7', { body: { data } });
  await page.goto(`/movie-details/7${query}`);
}

async function begins(film: PlayerPage, query: string, link: Link): Promise<number> {
  await follow(film, query, link);
  return begunAt(film.page, film.pressPlay);
}

/** `MediaRecorder` writes no duration into the header. */
async function record(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 36 });
    const context = canvas.getContext('2d');
    const draw = (at: number) => {
      if (context) context.fillStyle = `hsl(${at % 360} 50% 50%)`;
      context?.fillRect(0, 0, 64, 36);
      if (recorder.state === 'recording') requestAnimationFrame(draw);
    };
    const recorder = new MediaRecorder(canvas.captureStream(), { mimeType: 'video/webm' });
    const chunks: Blob[] = [];
    recorder.ondataavailable = ({ data }) => {
      chunks.push(data);
      if (chunks.length === 4) recorder.stop();
    };
    const isMade = new Promise((resolve) => {
      recorder.onstop = resolve;
    });
    recorder.start(500);
    draw(0);
    await isMade;
    return [...new Uint8Array(await new Blob(chunks).arrayBuffer())];
  });
  return Buffer.from(bytes);
}

async function serve(page: Page, body: Buffer): Promise<Link> {
  await page.route('**/recorded.webm', async (route) => {
    const [, from = 0] = /bytes=(\d+)-/.exec(route.request().headers().range ?? '') ?? [];
    const part = `bytes ${from}-${body.length - 1}/${body.length}`;
    const headers = { 'accept-ranges': 'bytes', 'content-range': part };
    const answer = { status: 206, contentType: 'video/webm', headers };
    await route.fulfill({ ...answer, body: body.subarray(Number(from)) });
  });
  return { type: 'webm', url: '/media/streams/recorded.webm' };
}

test('a channel plays a second that it still has, and the live edge for a later one', async ({
  realFilm: film,
}) => {
  await broadcast(film.page);
  expect(Math.floor(await begins(film, '?t=5', CHANNEL))).toBe(5);
  const begun = await begins(film, '?t=99999', CHANNEL);
  expect(begun).toBeGreaterThan((LISTED - 4) * LENGTH);
  expect(begun).toBeLessThan((LISTED + 10) * LENGTH);
  await film.seesItGoOn(begun);
  await film.controls.getByRole('button', { name: 'Live', exact: true }).waitFor();
  await film.page.context().grantPermissions(['clipboard-write']);
  await film.button('Share').click();
  await film.page.getByText('Link copied.', { exact: true }).waitFor();
});

test('a stream without that second plays from its beginning', async ({ realFilm: film }) => {
  expect(await begins(film, '?t=1h2m3s', STREAM)).toBeLessThan(1);
  await film.seesItGoOn();
});

test('a recording of unknown length without that second plays from its beginning', async ({
  realFilm: film,
}) => {
  const { page } = film;
  await film.open('/movies');
  const link = await serve(page, await record(page));
  expect(Math.floor(await begins(film, '?t=1', link))).toBe(1);
  expect(await begins(film, '?t=99999', link)).toBeLessThan(1);
  await film.seesItEnd();
});

test.for([
  ['?t=5&t=9', 'Play from 0:05'],
  ['?t=1m5s', 'Play from 1:05'],
  ['?t=-5', 'Play'],
] as const)('%s is offered as %s', async ([query, name], { film }) => {
  await follow(film, query, STREAM);
  await film.button(name).waitFor();
});
