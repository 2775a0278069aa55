import { expect, test } from 'vitest';
import { fold } from '../../contract/fold';

test.each([
  ['Éric', 'eric'],
  ['ＥＲＩＣ', 'eric'],
  ['İstanbul', 'istanbul'],
  ['ısı', 'isi'],
  ['Straße', 'strasse'],
  ['STRAẞE', 'strasse'],
  ['Białowieża', 'bialowieza'],
  ['Đỗ Søren Æsa', 'do soren aesa'],
  ['  two \t words ', 'two words'],
  ['Ελλάς', 'ελλασ'],
  ['Ёлка', 'елка'],
  ['مُحَمَّد', 'محمد'],
  ['שָׁלוֹם', 'שלום'],
  ['نامه‌ها', 'نامهها'],
  ['क्‍ष', 'क्ष'],
])('%s is searched as %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test.each([
  ['मिल', 'मेल'],
  ['मिल', 'माल'],
  ['தீ', 'தூ'],
  ['กา', 'กี'],
  ['かき', 'がき'],
])('%s and %s are different words', (one, other) => {
  expect(fold(one)).not.toBe(fold(other));
});
