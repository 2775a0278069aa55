import { mask, type Struct } from 'superstruct';
import { expect, test } from 'vitest';
import { type CallName, calls } from '../../contract/calls';
import { readInSlices } from '../../src/api/decode';

const structOf = (name: CallName) => calls[name].answer as unknown as Struct<unknown, unknown>;
const read = (name: CallName, value: unknown, signal = new AbortController().signal) =>
  readInSlices(value, structOf(name), signal);

const card = { id: 7, name: 'Salt Road', is_watch_list: '1', duration: null, extra: true };
const title = { id: 7, name: 'Salt Road', video_links: [{ type: 'HLS', url: '/a' }, {}] };

test.each<[CallName, unknown]>([
  ['movies', []],
  ['movies', [card, null, { id: '' }, 5, { ...card, id: 'b' }]],
  ['genres', [{ id: 1, name: 'Drama' }, { id: 2 }]],
  ['titleDetails', { ...title, more_items: [card, 'x'], casts: null }],
  ['titleDetails', title],
  ['activeSubscription', null],
])('%s is read in slices as it is read in one piece: %j', async (name, value) => {
  expect(await read(name, value)).toEqual(mask(value, structOf(name)));
});

test('an item comes once, however often its id does; items without an id all stay', async () => {
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

test.each([null, undefined, 'text', { movies: [] }, 7])('a list that is none fails: %j', (value) =>
  expect(read('movies', value)).rejects.toThrow(),
);

test('details without a name fail, whatever lists they hold', () =>
  expect(read('titleDetails', { id: 7, more_items: [card] })).rejects.toThrow());

test('what is not said of a title by every provider is read where it is', async () => {
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

test('a long list lets others have their turn, and is given up when it is no longer wanted', async () => {
  const leave = new AbortController();
  const reading = read('movies', Array(100_000).fill(card), leave.signal);
  setTimeout(() => leave.abort(new Error('left')));
  await expect(reading).rejects.toThrow('left');
});
