import { mask, type Struct } from 'superstruct';
import { expect, test } from 'vitest';
import { type CallName, calls } from '../../contract/calls';
import { card as cardStruct, type TitleDetails } from '../../contract/entities';
import { readInSlices } from '../../src/api/decode';
import { itemReader } from '../../src/api/item-reader';

const structOf = (name: CallName) => calls[name].answer as unknown as Struct<unknown, unknown>;
const read = (name: CallName, value: unknown, signal = new AbortController().signal) =>
  readInSlices(value, structOf(name), signal);

const readTitle = (value: unknown) => read('titleDetails', value);
const card = { id: 7, name: 'Salt Road', is_watch_list: '1', duration: null, extra: true };
const title = { id: 7, name: 'Salt Road', video_links: [{ type: 'HLS', url: '/a' }, {}] };

test.each<[CallName, unknown]>([
  ['movies', []],
  ['movies', [card, null, { id: '' }, 5, { ...card, id: 'b' }]],
  ['genres', [{ id: 1, name: 'Drama' }, { id: 2 }]],
  ['titleDetails', { ...title, more_items: [card, 'x'], casts: null }],
  ['titleDetails', title],
  ['activeSubscription', null],
])('%s is decoded in slices as in one piece: %j', async (name, value) => {
  expect(await read(name, value)).toEqual(mask(value, structOf(name)));
});

test('an item appears once, however often its id does; items without an id all stay', async () => {
  const twice = await read('movies', [
    card,
    { ...card, id: '7', name: 'Again' },
    { ...card, id: 8 },
  ]);
  expect(twice).toMatchObject([
    { id: '7', name: 'Salt Road' },
    { id: '8', name: 'Salt Road' },
  ]);
  expect(await read('suggestions', [{ name: 'Salt' }, { name: 'Road' }])).toHaveLength(2);
});

test.each([null, undefined, 'text', { movies: [] }, 7])('an invalid list fails: %j', (value) =>
  expect(read('movies', value)).rejects.toThrow(),
);

test('details without a name fail, whatever lists they hold', () =>
  expect(read('titleDetails', { id: 7, more_items: [card] })).rejects.toThrow());

test('optional fields of a title are read where they exist', async () => {
  expect(await read('titleDetails', title)).toMatchObject({
    backdrop_image: null,
    genres: [],
    content_rating: null,
    is_watch_list: null,
  });
  const more = {
    backdrop_image: '/wide.webp',
    backdrop_srcset: '/wide-640.avif 640w, /wide.webp 1280w',
    genres: [{ name: 'Drama' }, { id: 3 }],
    content_rating: 'PG-13',
    is_watch_list: 1,
  };
  expect(await read('titleDetails', { ...title, ...more })).toMatchObject({
    ...more,
    genres: [{ name: 'Drama' }],
    is_watch_list: true,
  });
});

test('decoding a long list yields to other tasks, and stops when it is aborted', async () => {
  const leave = new AbortController();
  const reading = read('movies', Array(100_000).fill(card), leave.signal);
  setTimeout(() => leave.abort(new Error('left')));
  await expect(reading).rejects.toThrow('left');
});

const episode = {
  id: 'e2',
  name: 'Second',
  series: { id: 3, name: 'Show', season: '1', episode: 2 },
};
const series = { id: '3', name: 'Show', season: 1, episode: 2 };

test("seasons, and an episode's place in them, are read where they exist", async () => {
  const seasons = [{ number: '1', episodes: [episode, { id: 'e3' }, null] }, { number: 'two' }];
  const read = (await readTitle({ ...title, seasons, more_items: [episode] })) as TitleDetails;
  expect(read.seasons).toEqual([
    { number: 1, episodes: [expect.objectContaining({ id: 'e2', series })] },
  ]);
  expect(read.more_items).toEqual([expect.objectContaining({ id: 'e2', series })]);
  expect(await readTitle({ ...episode, seasons: 'none' })).toMatchObject({ id: 'e2', series });
});

test.each([undefined, null, 'Show', {}, { id: '3', name: 'Show' }, [series]])(
  'a title whose series is %j belongs to none, and is otherwise unchanged',
  async (said) => {
    const plain = (await readTitle(title)) as TitleDetails;
    const read = (await readTitle({ ...title, series: said, seasons: said })) as TitleDetails;
    expect({ ...read, series: undefined, seasons: undefined }).toEqual({
      ...plain,
      series: undefined,
      seasons: undefined,
    });
    expect([read.series, read.seasons ?? []]).toEqual([undefined, []]);
  },
);

test('a list of cards with a series is still read by plain values', () => {
  const fast = itemReader(cardStruct as unknown as Struct<unknown, unknown>);
  expect(fast(episode)).toEqual(mask(episode, cardStruct as unknown as Struct<unknown, unknown>));
});
