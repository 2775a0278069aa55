import { expect, test } from 'vitest';
import { dayAfter, dayIn, dayText, filmYear } from '../../src/lib/day';

test.each([
  ['1990-03-01', '1990-03-01'],
  ['1990-03-01T23:00:00+05:00', '1990-03-01'],
  ['2024-02-29', '2024-02-29'],
  ['2023-02-29', null],
  ['0000-00-00', null],
  ['1990-13-01', null],
  ['1990-03-011', null],
  ['03/02/1990', null],
  ['', null],
  [null, null],
])('the day in %j is %j', (text, day) => {
  expect(dayIn(text)).toBe(day);
});

test.each([
  ['2026-12-31', '31 December 2026'],
  ['0000-00-00', null],
  ['soon', null],
  [null, null],
])('%j reads %j', (text, words) => {
  expect(dayText(text)).toBe(words);
});

test.each([
  ['2019-04-03', '2019'],
  ['2019', '2019'],
  ['0000-00-00', null],
  ['04/03/2019', null],
  ['0019-04-03', null],
  ['9999-01-01', null],
  [null, null],
])('a film of %j is of the year %j', (text, year) => {
  expect(filmYear(text)).toBe(year);
});

test.each([
  ['2026-11-26', 1, 'month', '2026-12-26'],
  ['2026-11-26', 3, 'months', '2027-02-26'],
  ['2026-01-31', 1, 'month', '2026-02-28'],
  ['2024-02-29', 1, 'Year', '2025-02-28'],
  ['2026-11-26', 1, 'fortnight', null],
  ['2026-11-26', 0, 'month', null],
  ['2026-11-26', 1.5, 'month', null],
  ['2026-11-26', 8000, 'years', null],
  ['2026-11-26', 300_000, 'years', null],
])('%s and %d %s make %s', (day, count, unit, last) => {
  expect(dayAfter(day, count, unit)).toBe(last);
});
