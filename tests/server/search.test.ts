import { beforeAll, expect, test } from 'vitest';
import { API_BASE_PATH, calls } from '../../contract/calls';
import type { Card, Suggestion } from '../../contract/entities';
import { loadCatalogue } from '../../server/catalogue/catalogue';
import { newMember } from './support/people';
import { sharedProvider } from './support/provider';

const { titles, people } = loadCatalogue();
const idsOf = (cards: readonly Card[]) => cards.map(({ id }) => id);
const person = people.find(({ id }) => titles.some(({ casts }) => casts.includes(id)));
const name = person?.name ?? '';
const played = titles.filter(({ casts }) => casts.includes(person?.id ?? ''));

let token: string;
const provider = sharedProvider();
beforeAll(async () => {
  ({ token } = await newMember(provider));
});

const search = async (text: string) =>
  (await provider.call('search', { token, params: { search: text } })).body.movieList as Card[];
const suggest = async (text: string) =>
  (await provider.call('suggestions', { token, params: { query: text } })).body as Suggestion[];

test('search lists names that start with the query first', async () => {
  const found = await search('the l');
  const names = found.map(({ name }) => name.toLowerCase());
  const first = names.findIndex((name) => !name.startsWith('the l'));
  expect(names[0]).toMatch(/^the l/);
  expect(names.slice(first < 0 ? names.length : first)).not.toContainEqual(
    expect.stringMatching(/^the l/),
  );
});

test('search reads + as a space, as forms send it', async () => {
  const path = `${API_BASE_PATH}${calls.search.path}?search=orbit+over`;
  const response = await provider.get(path, { Authorization: `Bearer ${token}` });
  const { movieList } = (await response.json()) as { movieList: Card[] };
  expect(idsOf(movieList)).toEqual(idsOf(await search('orbit over')));
  expect(movieList).not.toEqual([]);
});

test('search ignores case, accents and spaces around', async () => {
  const plain = idsOf(await search('orbit over'));
  expect(plain).not.toEqual([]);
  expect(idsOf(await search('  ÖRBIT   ÓVER '))).toEqual(plain);
});

test.each([
  ['bialowieza', 'Wolf Winter in Białowieża'],
  ['wolf winter in bialowieża', 'Wolf Winter in Białowieża'],
  ['WOLF  WINTER', 'Wolf Winter in Białowieża'],
])('search finds %s without its accents', async (text, name) => {
  expect((await search(text)).map((card) => card.name)).toEqual([name]);
});

test.each([
  ['a missing letter', 'monson'],
  ['an extra letter', 'monssoon'],
  ['a wrong letter', 'monsuon'],
  ['two swapped letters', 'monsono'],
  ['no accents either', 'mönson'],
])('search tolerates %s: %s', async (_, text) => {
  const names = ['Monsoon Ward', 'The Last Monsoon Express'];
  expect((await search(text)).map((card) => card.name)).toEqual(names);
  expect((await suggest(text)).map((card) => card.name)).toEqual(names);
});

test('search tolerates one typo in the name of a cast member or a genre', async () => {
  const misspelt = `${name.slice(0, 2)}x${name.slice(3)}`;
  expect(idsOf(await search(misspelt)).sort()).toEqual(idsOf(played as never).sort());
  expect(idsOf(await search('fanatsy'))).toEqual(idsOf(await search('fantasy')));
});

test.each(['mosnono', 'mnson', 'xal', 'monson'.repeat(8)])(
  'search tolerates no more than that: %s',
  async (text) => {
    expect(await search(text)).toEqual([]);
  },
);

test('exact matches are never mixed with similar names', async () => {
  const found = await search('salt');
  expect(found.map(({ name }) => name.toLowerCase())).toContain('salt road');
  const relevant = titles.filter(
    ({ name, casts }) =>
      /salt/i.test(name) || people.some(({ id, name }) => casts.includes(id) && /salt/i.test(name)),
  );
  expect(idsOf(found).sort()).toEqual(idsOf(relevant as never).sort());
});

test('search finds by cast and by genre', async () => {
  expect(idsOf(await search(name))).toEqual(expect.arrayContaining(idsOf(played as never)));
  const fantasy = titles.filter((it) => it.genres.includes('9'));
  expect(idsOf(await search('fantasy'))).toEqual(expect.arrayContaining(idsOf(fantasy as never)));
});

test.each(['%', '_', '!', '\\', '%%', "' OR 1=1--", '__proto__', 'zzzzzz', '😀'])(
  'search takes %s literally',
  async (text) => {
    const found = await search(text);
    expect(found.every(({ name }) => name.includes(text))).toBe(true);
  },
);

test.each(['', ' ', '\t\n', 'x'.repeat(10_000)])('an empty search finds nothing', async (text) => {
  expect([await search(text), await suggest(text)]).toEqual([[], []]);
});

test('suggestions are the first ten of the search, by name', async () => {
  const found = await search('a');
  expect(found.length).toBeGreaterThan(10);
  const suggested = (await suggest('a')).map(({ id, name }) => ({ id, name }));
  expect(suggested).toEqual(found.slice(0, 10).map(({ id, name }) => ({ id, name })));
});

test('a suggestion names its match, where that is not its name; names are first', async () => {
  const reasons = async (text: string) =>
    (await suggest(text)).map(({ name, reason }) => [name, reason]);
  expect((await reasons(name)).sort()).toEqual(
    played.map((title) => [title.name, `with ${name}`]).sort(),
  );
  expect(new Set((await reasons('fantasy')).map(([, reason]) => reason))).toEqual(
    new Set(['Fantasy']),
  );
  const kinds = (await reasons('mon')).map(([, reason]) => reason === null);
  expect(kinds).toEqual([true, true, ...kinds.slice(2).fill(false)]);
});
