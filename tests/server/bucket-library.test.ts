import { expect, onTestFinished, test } from 'vitest';
import { FORMAT, type LibraryTitle } from '../../library/shape/title';
import { createLibraryWatch } from '../../server/catalogue/source';
import { settingsFrom } from '../../server/settings';
import { connect } from './support/databases';
import { type FakeS3, startFakeS3 } from './support/fake-s3';
import { newMember } from './support/people';
import { configOf, openProvider } from './support/provider';

const VIDEO = Buffer.from(Array.from({ length: 4_000 }, (_, at) => at % 251));
const PLAYLIST = '#EXTM3U\n#EXT-X-MAP:URI="video.mp4",BYTERANGE="100@0"\n#EXTINF:2,\nvideo.mp4\n';

function bucketAt(MEDIA_URL: string) {
  const { mediaBucket } = settingsFrom({ MEDIA_URL });
  if (!mediaBucket) throw new Error('no bucket');
  return mediaBucket;
}

const titleOf = (id: string): LibraryTitle => ({
  format: FORMAT,
  id,
  kind: 'film',
  name: `Film ${id}`,
  description: '',
  seconds: 5_400,
  release_date: null,
  language: null,
  imdb_rating: null,
  content_rating: null,
  genres: ['Drama'],
  casts: [],
  trailer: { type: 'HLS', url: 'trailer/master.m3u8' },
  videos: [{ master: 'film/master.m3u8', storyboard: null }],
  made: {
    at: '2026-01-01',
    path: `/films/${id}`,
    files: [],
    fingerprint: id,
    streams: id,
    notes: [],
    streamNotes: [],
  },
});

function copyTitles({ objects }: FakeS3, ...ids: readonly string[]): void {
  const put = (name: string, content: string | Buffer) =>
    objects.set(name, { type: 'binary/octet-stream', bytes: Buffer.from(content) });
  for (const id of ids) {
    const folder = `titles/${id}_v1`;
    for (const part of ['film', 'trailer']) {
      put(`${folder}/${part}/master.m3u8`, PLAYLIST);
      put(`${folder}/${part}/video.mp4`, VIDEO);
    }
    put(`${folder}/.title.json`, JSON.stringify(titleOf(id)));
    put(`${folder}/${id}_v1-poster.webp`, 'a picture');
  }
  put('titles.json', JSON.stringify(ids.map((id) => ({ folder: `${id}_v1`, title: titleOf(id) }))));
}

async function openBucketLibrary() {
  const s3 = await startFakeS3();
  onTestFinished(() => s3.stop());
  copyTitles(s3, '11');
  const logged: unknown[][] = [];
  const log = { info: () => {}, error: (...said: unknown[]) => void logged.push(said) };
  const settings = { mediaBucket: bucketAt(s3.addressWith()), log };
  const provider = await openProvider(await connect(), settings);
  onTestFinished(() => provider.close());
  const [watch] = createLibraryWatch(provider.db, configOf(settings));
  if (!watch) throw new Error('A library is watched.');
  const names = async () => {
    const rows = await provider.db.query<{ name: string }>('select name from titles order by name');
    return rows.map(({ name }) => name);
  };
  const detailsOf = async (id: string) => {
    const { token } = await newMember(provider);
    return (await provider.call('titleDetails', { params: { id }, token })).body.data;
  };
  return { s3, provider, watch, names, detailsOf, logged };
}

async function followed(response: Response, headers: Record<string, string> = {}) {
  expect(response.status).toBe(302);
  const answer = await fetch(response.headers.get('location') ?? '', { headers });
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}

test('its titles are shown; the server answers the playlist, and the store the film, by a signed address', async () => {
  const { provider, detailsOf } = await openBucketLibrary();
  const { name, video_links } = await detailsOf('11');
  expect(name).toBe('Film 11');
  const [{ url }] = video_links;
  const playlist = await provider.get(url);
  expect([playlist.status, await playlist.text()]).toEqual([200, PLAYLIST]);
  expect(playlist.headers.get('content-type')).toBe('application/vnd.apple.mpegurl');
  const part = await provider.get(new URL('video.mp4', `https://fin.test${url}`).pathname);
  expect(part.headers.get('cache-control')).toBe('private, max-age=3300');
  const { answer, bytes } = await followed(part, { Range: 'bytes=100-299' });
  expect([answer.status, bytes.equals(VIDEO.subarray(100, 300))]).toEqual([206, true]);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'video/mp4',
    'content-range': 'bytes 100-299/4000',
    'cache-control': 'private, max-age=86400',
  });
});

test('an address is signed for one file, and expires', async () => {
  const { provider, s3 } = await openBucketLibrary();
  const response = await provider.get('/media/artwork/11_v1-poster.webp');
  const address = new URL(response.headers.get('location') ?? '');
  expect((await fetch(address)).headers.get('content-type')).toBe('image/webp');
  const without = new URL(address);
  without.search = '';
  const other = new URL(address);
  other.pathname = other.pathname.replace('11_v1-poster.webp', 'film/video.mp4');
  const old = new URL(address);
  old.searchParams.set('X-Amz-Date', '20200101T000000Z');
  const statuses = await Promise.all(
    [without, other, old].map(async (it) => (await fetch(it)).status),
  );
  expect(statuses).toEqual([403, 403, 403]);
  expect(s3.answers.filter((it) => it.startsWith('200'))).toEqual([
    '200 titles.json',
    '200 titles/11_v1/11_v1-poster.webp',
  ]);
});

test('trailers are public, films are not, and metadata files are never served', async () => {
  const { provider, detailsOf } = await openBucketLibrary();
  const [{ url }] = (await detailsOf('11')).video_links;
  const streams = '/media/streams/11_v1';
  const statusOf = async (address: string) => (await provider.get(address)).status;
  expect({
    trailer: await statusOf(`${streams}/trailer/master.m3u8`),
    part: await statusOf(`${streams}/trailer/video.mp4`),
    film: await statusOf(`${streams}/film/master.m3u8`),
    filmPart: await statusOf(`${streams}/film/video.mp4`),
    missing: await statusOf(url.replace('master', 'other')),
    facts: await statusOf(url.replace('film/master.m3u8', '.title.json')),
    outside: await statusOf(url.replace('film/master.m3u8', '%2e%2e%2ftitles.json')),
  }).toEqual({
    trailer: 200,
    part: 302,
    film: 403,
    filmPart: 403,
    missing: 404,
    facts: 404,
    outside: 404,
  });
  const trailer = await followed(await provider.get(`${streams}/trailer/video.mp4`));
  expect(trailer.bytes.equals(VIDEO)).toBe(true);
});

test('titles are shown once the index lists them; without changes no title is sent again', async () => {
  const { s3, watch, names } = await openBucketLibrary();
  await watch.run();
  s3.answers.length = 0;
  await watch.run();
  expect(s3.answers).toEqual(['304 titles.json']);
  const index = s3.objects.get('titles.json');
  copyTitles(s3, '11', '12');
  const newIndex = s3.objects.get('titles.json');
  if (!index || !newIndex) throw new Error('There is an index.');
  s3.objects.set('titles.json', index);
  await watch.run();
  expect(await names()).toEqual(['Film 11']);
  s3.objects.set('titles.json', newIndex);
  await watch.run();
  expect(await names()).toEqual(['Film 11', 'Film 12']);
  copyTitles(s3, '12');
  await watch.run();
  expect(await names()).toEqual(['Film 12']);
  s3.objects.set('titles.json', { type: 'text/html', bytes: Buffer.from('{}') });
  await watch.run();
  expect(await names()).toEqual(['Film 12']);
});

test('while the store is down, the titles stay, players get an error, and the log has no secret', async () => {
  const { s3, provider, watch, names, detailsOf, logged } = await openBucketLibrary();
  const [{ url }] = (await detailsOf('11')).video_links;
  await watch.run();
  s3.slowDown(100);
  await watch.run();
  expect(await names()).toEqual(['Film 11']);
  const answer = await provider.get(url);
  expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([
    503,
    '30',
    {
      status: false,
      message: "Films and pictures can't be loaded right now. Please try again later.",
    },
  ]);
  expect(logged).toEqual([
    ['the library could not be read', new Error('503 SlowDown')],
    ['the store of MEDIA_URL failed at a GET', new Error('503 SlowDown')],
  ]);
});

test('a server does not start with a bucket that has no library, and says what to do', async () => {
  const s3 = await startFakeS3();
  onTestFinished(() => s3.stop());
  const db = await connect();
  onTestFinished(() => db.close());
  const mediaBucket = bucketAt(s3.addressWith());
  const { host } = new URL(mediaBucket.address);
  await expect(openProvider(db, { mediaBucket })).rejects.toThrow(
    `MEDIA_URL is a bucket at ${host}, whose titles.json can't be read. Copy a library there (docs/operators/films.md), or unset it.`,
  );
});
