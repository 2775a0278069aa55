import { expect, test } from 'vitest';
import type { Card } from '../../contract/entities';
import { arranged, filtersIn, optionsOf } from '../../src/features/shared/list-filters';

const card = (name: string, facts: Partial<Card>): Card => ({
  id: name,
  name,
  poster_image: null,
  thumbnail_image: null,
  content_rating: null,
  language: null,
  duration: null,
  is_watch_list: false,
  ...facts,
});
const list = [
  card('Part 10', { language: 'Tamil', content_rating: 'U', duration: '02:00' }),
  card('élan', { language: 'Hindi', content_rating: 'A', duration: '1:30' }),
  card('Part 9', { language: 'Tamil', content_rating: 'A', duration: '02:00' }),
  card('Unknown', { language: '', duration: 'soon' }),
  card('Early', { language: 'Hindi', content_rating: 'U', duration: '00:45:30' }),
];
const none = { sort: null, language: null, rating: null };
const namesOf = (filters: Partial<typeof none> | object) =>
  arranged(list, { ...none, ...filters }).map(({ name }) => name);

test('a list offers filters by what its titles differ in', () => {
  expect(optionsOf(list)).toEqual({
    sorts: ['name', 'shortest', 'longest'],
    languages: ['Hindi', 'Tamil'],
    ratings: ['A', 'U'],
  });
});

test('where titles are alike there is no filter', () => {
  const nothing = { sorts: [], languages: [], ratings: [] };
  expect(optionsOf([])).toEqual(nothing);
  expect(optionsOf(list.slice(0, 1))).toEqual(nothing);
  const alike = ['One', 'Two'].map((name) => card(name, { language: 'Tamil', duration: '01:00' }));
  expect(optionsOf(alike)).toEqual({ ...nothing, sorts: ['name'] });
});

test("without a filter the list is the provider's own", () => {
  expect(arranged(list, none)).toBe(list);
});

test('titles are sorted by name, or by duration with the unknown ones last', () => {
  expect(namesOf({ sort: 'name' })).toEqual(['Early', 'élan', 'Part 9', 'Part 10', 'Unknown']);
  expect(namesOf({ sort: 'shortest' })).toEqual(['Early', 'élan', 'Part 10', 'Part 9', 'Unknown']);
  expect(namesOf({ sort: 'longest' })).toEqual(['Part 10', 'Part 9', 'élan', 'Early', 'Unknown']);
  expect(list[0]?.name).toBe('Part 10');
});

test('titles are filtered by language and age rating', () => {
  expect(namesOf({ language: 'Tamil' })).toEqual(['Part 10', 'Part 9']);
  expect(namesOf({ language: 'Tamil', rating: 'A' })).toEqual(['Part 9']);
  expect(namesOf({ language: 'Hindi', sort: 'name' })).toEqual(['Early', 'élan']);
});

test.each([
  ['', none],
  ['sort=name&language=Tamil&rating=U', { sort: 'name', language: 'Tamil', rating: 'U' }],
  ['sort=NAME&language=tamil&rating=', none],
  ['sort=__proto__&language=Klingon&rating=A&rating=U', { ...none, rating: 'A' }],
  ['type=genre&q=x&sort=longest', { ...none, sort: 'longest' }],
])('the address ?%s selects only filters that the list offers', (address, expected) => {
  expect(filtersIn(new URLSearchParams(address), optionsOf(list))).toEqual(expected);
});
