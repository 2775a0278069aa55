import { is, mask } from 'superstruct';
import { expect, test } from 'vitest';
import { type CallName, calls } from '../../contract/calls';
import { fieldErrorsOf, messageOf } from '../../contract/envelope';

const read = <Name extends CallName>(name: Name, body: unknown) =>
  mask(calls[name].open(body), calls[name].answer as never) as unknown;

const card = {
  id: '7',
  name: 'Seven Lamps',
  poster_image: null,
  thumbnail_image: null,
  content_rating: null,
  language: null,
  duration: '90',
  is_watch_list: true,
};

test('a list is read from `data` or bare, and an unreadable item is left out', () => {
  const generous = [
    { id: 7, name: 'Seven Lamps', duration: 90, is_watch_list: '1' },
    { id: null },
    3,
  ];
  expect(read('latestMovies', { status: true, data: generous })).toEqual([card]);
  expect(read('latestMovies', generous)).toEqual([card]);
});

test('a channel is live in every spelling of providers; missing fields are left out', () => {
  const said = [true, 1, '1', 0, null].map((is_live, id) => ({ id, name: 'Fin News', is_live }));
  const cards = read('topChannels', said) as { is_live?: boolean }[];
  expect(cards.map(({ is_live }) => is_live)).toEqual([true, true, true, undefined, undefined]);
});

test("a link's storyboard and key systems are read where they exist, and left out elsewhere", () => {
  const link = { type: 'HLS', url: '/a.m3u8' };
  const known = { system: 'clearkey', license_url: '/license', certificate_url: null };
  const video_links = [
    { ...link, storyboard: '/a.vtt', protection: [known, { system: 'other' }] },
    { ...link, storyboard: null, protection: {} },
    link,
  ];
  const details = read('titleDetails', { data: { id: 7, name: 'Seven Lamps', video_links } });
  expect((details as { video_links: unknown }).video_links).toEqual([
    { ...link, storyboard: '/a.vtt', protection: [known] },
    link,
    link,
  ]);
});

test.each([null, '<html>', {}, { data: null }, { data: { 0: card } }, 3])(
  'a body that is no list is a failure: %j',
  (body) => {
    expect(() => read('latestMovies', body)).toThrow();
  },
);

test('search results are under movieList', () => {
  expect(read('search', { status: true, movieList: [card] })).toEqual([card]);
  expect(read('search', { data: { movieList: [card] } })).toEqual([card]);
});

test('the active subscription is one object, null, or the first active entry of a list', () => {
  const gold = { id: '1', name: 'Gold', status: 'active', end_date: '2027-01-01' };
  const old = { ...gold, id: '0', status: 'expired' };
  expect(read('activeSubscription', { data: { activeSubscriptions: gold } })).toEqual(gold);
  expect(read('activeSubscription', { activeSubscriptions: [old, gold] })).toEqual(gold);
  expect(read('activeSubscription', { data: { activeSubscriptions: null } })).toBeNull();
  expect(read('activeSubscription', { data: { activeSubscriptions: [old] } })).toBeNull();
});

test('a redirect address is found under each of its names', () => {
  const redirect = 'https://pay.example/1';
  for (const body of [{ redirect }, { data: { redirect_url: redirect } }, { url: redirect }]) {
    expect(read('processPayment', body)).toEqual({ redirect });
  }
  expect(read('processPayment', { status: true })).toEqual({ redirect: null });
});

test('a changed password requires its new token', () => {
  const body = { status: true, message: 'Done', data: { api_token: 'abc' } };
  expect(read('changePassword', body)).toEqual({ message: 'Done', api_token: 'abc' });
  expect(() => read('changePassword', { status: true, message: 'Done' })).toThrow();
});

test('the limit of a feature is a text, key/value pairs or nothing', () => {
  const feature = (limit: unknown) => ({
    limitation_title: 'Screens',
    limitation_value: '1',
    limit,
  });
  const plan = {
    plan_id: 2,
    name: 'Plus',
    plan_type: [feature('4'), feature({ hd: 1 }), feature([])],
  };
  expect(read('plans', [plan])).toMatchObject([
    { plan_id: '2', plan_type: [{ limit: '4' }, { limit: { hd: '1' } }, { limit: null }] },
  ]);
});

test('a message is text only, at most 300 characters, at every place', () => {
  expect(messageOf({ message: 'No' })).toBe('No');
  expect(messageOf({ message: { html: 1 }, data: { message: 'Inner' } })).toBe('Inner');
  expect(messageOf({ errors: { email: ['Taken'] } })).toBe('Taken');
  expect(messageOf({ message: 'x'.repeat(10_000) })).toHaveLength(300);
  expect(messageOf({ message: {} })).toBeNull();
  expect(fieldErrorsOf({ errors: { email: ['Taken', 'Bad'], name: [] } })).toEqual({
    email: 'Taken',
  });
});

test('without coercion only the canonical form passes', () => {
  expect(is([card], calls.latestMovies.answer)).toBe(true);
  expect(is([{ ...card, id: 7 }], calls.latestMovies.answer)).toBe(false);
  expect(is([{ ...card, is_watch_list: 1 }], calls.latestMovies.answer)).toBe(false);
});

test.each([
  ['1,299.00', 1299],
  ['1,234,567.5', 1234567.5],
  [' 12.5 ', 12.5],
  ['12,5', null],
  ['1,2345', null],
])('the price %j is %j', (total_price, price) => {
  const [plan] = read('plans', [{ plan_id: 7, name: 'Matinee', total_price }]) as object[];
  expect(plan).toMatchObject({ total_price: price });
});
