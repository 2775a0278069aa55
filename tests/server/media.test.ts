import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadCatalogue } from '../../server/catalogue/catalogue';
import { connect } from './support/databases';
import { openProvider, type Provider } from './support/provider';

const catalogue = loadCatalogue();
const video = catalogue.titles
  .flatMap(({ videos }) => videos)
  .find(({ url }) => url.endsWith('.mp4') && url.startsWith('/'));
const playlist = catalogue.titles
  .flatMap(({ videos }) => videos)
  .find(({ url }) => url.endsWith('.m3u8'));

describe('media', () => {
  let provider: Provider;
  beforeAll(async () => {
    provider = await openProvider(await connect(), { hasOpenFilms: true });
  });
  afterAll(() => provider.close());

  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    provider.request(path, { headers, method });

  const url = video?.url ?? '';
  const wholeSize = async () => Number((await get(url, {}, 'HEAD')).headers.get('content-length'));

  test('playlists and films have their types and may be kept for a day', async () => {
    const film = await get(url, {}, 'HEAD');
    expect(Object.fromEntries(film.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
      'content-type': 'video/mp4',
      etag: expect.stringMatching(/^"[\w-]+"$/),
    });
    const list = await get(playlist?.url ?? '');
    expect(list.headers.get('content-type')).toBe('application/vnd.apple.mpegurl');
    expect(await list.text()).toMatch(/^#EXTM3U/);
  });

  test('every stream of the catalogue is there', async () => {
    const links = catalogue.titles
      .flatMap(({ videos, trailer }) => [...videos, ...(trailer ? [trailer] : [])])
      .filter((link) => link.url.startsWith('/'));
    const statuses = await Promise.all(
      [...new Set(links.map((link) => link.url))].map(async (path) => [
        path,
        (await get(path, {}, 'HEAD')).status,
      ]),
    );
    expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
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
  ])('the range %s is answered as asked', async (range, expected) => {
    const size = await wholeSize();
    const response = await get(url, { range });
    const bytes = await response.arrayBuffer();
    const got = [response.status, response.headers.get('content-range'), bytes.byteLength];
    expect(got).toEqual(expected(size));
  });

  test('a range of an older version gives the whole file', async () => {
    const response = await get(url, { range: 'bytes=0-9', 'if-range': '"old"' });
    expect(response.status).toBe(200);
  });

  test('a range is given where the date is that of the file', async () => {
    const condition = (await get(url, {}, 'HEAD')).headers.get('last-modified') ?? '';
    const response = await get(url, { range: 'bytes=0-9', 'if-range': condition });
    expect(response.status).toBe(206);
  });

  test("the file of a film's keys is not served", async () => {
    const response = await get('/media/streams/winter-pines-protected/licence.json');
    expect(response.status).toBe(404);
  });
});
