import { expect, test } from 'vitest';
import { clockText, startTimeIn } from '../../src/features/player/start-time';

test.each([
  ['?t=83', 83],
  ['?from=mail&t=0', 0],
  ['', 0],
  ['?t=', 0],
  ['?t=-5', 0],
  ['?t=1.5', 0],
  ['?t=9999999', 0],
  ['?t=soon', 0],
  ['?t=1h2m3s', 3723],
  ['?t=90s', 90],
  ['?t=2M', 120],
  ['?t=1m30', 90],
  ['?t=3s2m', 0],
  ['?t=-1h', 0],
  ['?t=5&t=9', 5],
])('the address %s starts at second %i', (search, second) =>
  expect(startTimeIn(search)).toBe(second),
);

test.each([
  [5, '0:05'],
  [83, '1:23'],
  [3683, '1:01:23'],
])('second %i reads %s', (second, text) => expect(clockText(second)).toBe(text));
