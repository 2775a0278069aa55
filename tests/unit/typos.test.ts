import { expect, test } from 'vitest';
import { typosOf } from '../../server/titles/typos';

const spelt = (text: string) =>
  typosOf(text).map((letters) => letters.map((letter) => letter ?? '_').join(''));

test('a typo is a wrong letter, a missing one, an extra one, or two swapped', () => {
  expect(spelt('fives')).toEqual([
    ...['_ives', '_fives', 'ives', 'ifves'],
    ...['f_ves', 'f_ives', 'fves', 'fvies'],
    ...['fi_es', 'fi_ves', 'fies', 'fievs'],
    ...['fiv_s', 'fiv_es', 'fivs', 'fivse'],
    ...['five_', 'five_s', 'five'],
  ]);
});

test('four letters are not shortened, fewer or more than forty not corrected', () => {
  expect(spelt('four')).toEqual([
    ...['_our', '_four', 'ofur'],
    ...['f_ur', 'f_our', 'fuor'],
    ...['fo_r', 'fo_ur', 'foru'],
    ...['fou_', 'fou_r'],
  ]);
  expect(typosOf('two')).toEqual([]);
  expect(typosOf('x'.repeat(41))).toEqual([]);
  expect(typosOf('x'.repeat(40)).length).toBeLessThanOrEqual(160);
});

test('a letter outside the basic plane is one letter', () => {
  expect(spelt('😀ive')).toContain('_ive');
});
