import { expect, test } from 'vitest';
import { loadCatalogue } from '../../server/catalogue/catalogue';
import { type Provider, sharedProvider } from './support/provider';

const catalogue = loadCatalogue();
const videos = catalogue.titles.flatMap((title) => title.videos);
const addressOf = (suffix: string) =>
  videos.find(({ url }) => url.startsWith('/') && url.endsWith(suffix))?.url ?? '';

const provider = sharedProvider({ hasOpenFilms: true });
const get: Provider['get'] = (...asking) => provider.get(...asking);

const url = addressOf('.mp4');
const wholeSize = async () => Number((await get(url, {}, 'HEAD')).headers.get('content-length'));

test('playlists and films have their types and may be cached for a day', async () => {
  const film = await get(url, {}, 'HEAD');
  expect(Object.fromEntries(film.headers)).toMatchObject({
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
    'content-type': 'video/mp4',
    etag: expect.stringMatching(/^"[\w-]+"$/),
  });
  const list = await get(addressOf('.m3u8'));
  expect(list.headers.get('content-type')).toBe('application/vnd.apple.mpegurl');
  expect(await list.text()).toMatch(/^#EXTM3U/);
});

test.each([
  ['bytes=0-99', (size: number) => [206, `bytes 0-99/${size}`, 100]],
  ['Bytes=0-99', (size: number) => [206, `bytes 0-99/${size}`, 100]],
  ['bytes=100-', (size: number) => [206, `bytes 100-${size - 1}/${size}`, size - 100]],
  ['bytes=-50', (size: number) => [206, `bytes ${size - 50}-${size - 1}/${size}`, 50]],
  ['bytes=0-99999999', (size: number) => [206, `bytes 0-${size - 1}/${size}`, size]],
  ['bytes=99999999-', (size: number) => [416, `bytes */${size}`, 0]],
  ['bytes=-0', (size: number) => [416, `bytes */${size}`, 0]],
  ['bytes=5-1', (size: number) => [200, null, size]],
  ['bytes=0-1,4-5', (size: number) => [200, null, size]],
  ['pages=1-2', (size: number) => [200, null, size]],
])('the range %s is answered as requested', async (range, expected) => {
  const size = await wholeSize();
  const response = await get(url, { range });
  const bytes = await response.arrayBuffer();
  const got = [response.status, response.headers.get('content-range'), bytes.byteLength];
  expect(got).toEqual(expected(size));
});

test('a range is of the requested version, else the whole file is sent', async () => {
  const modified = (await get(url, {}, 'HEAD')).headers.get('last-modified') ?? '';
  const statusIf = async (condition: string) =>
    (await get(url, { range: 'bytes=0-9', 'if-range': condition })).status;
  expect([await statusIf('"old"'), await statusIf(modified)]).toEqual([200, 206]);
});

test.each(['bytes=0-99', 'bytes=99999999-'])('HEAD ignores the range %s', async (range) => {
  const { status, headers } = await get(url, { range }, 'HEAD');
  expect([status, headers.get('content-range'), headers.get('content-length')]).toEqual([
    200,
    null,
    String(await wholeSize()),
  ]);
});

test("the file of a film's keys is not served", async () => {
  const response = await get('/media/streams/winter-pines-protected/licence.json');
  expect(response.status).toBe(404);
});
