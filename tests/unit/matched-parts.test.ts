import { expect, test } from 'vitest';
import { matchedParts } from '../../src/features/search/matched-parts';

const marked = (name: string, query: string) =>
  matchedParts(name, query)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

test.each([
  ['Wolf Winter in Białowieża', 'bialo', 'Wolf Winter in [Biało]wieża'],
  ['Wolf Winter in Białowieża', ' WOLF  winter', '[Wolf Winter] in Białowieża'],
  ['Día de los Robots', 'dia', '[Día] de los Robots'],
  ['The Lathe', 'the', '[The] Lathe'],
  ['Lathe, or the End', 'the', 'Lathe, or [the] End'],
  ['Lathe', 'the', 'La[the]'],
  ['E\u0301ric', 'e', '[E\u0301]ric'],
  ['Æsir', 'ae', '[Æ]sir'],
  ['Æsir', 'e', '[Æ]sir'],
  ['Straße', 'ss', 'Stra[ß]e'],
  ['😀 Salt', 'salt', '😀 [Salt]'],
  ['Salt', 'salt', '[Salt]'],
  ['मिलन', 'मिल', '[मिल]न'],
])('of %s, %s marks %s', (name, query, expected) => {
  expect(marked(name, query)).toBe(expected);
});

test.each(['', '  ', 'monson', 'salt roads', '(', '\\'])('%s marks nothing', (query) => {
  expect(marked('Monsoon Ward', query)).toBe('Monsoon Ward');
});
