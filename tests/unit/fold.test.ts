import { expect, test } from 'vitest';
import { fold } from '../../contract/fold';

test.each([
  ['Éric', 'eric'],
  ['ＥＲＩＣ', 'eric'],
  ['İstanbul', 'istanbul'],
  ['ısı', 'isi'],
  ['Straße', 'strasse'],
  ['Białowieża', 'bialowieza'],
  ['Đỗ Søren Æsa', 'do soren aesa'],
  ['  two \t words ', 'two words'],
])('%s is searched as %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});
