import { expect, test } from 'vitest';
import { parseJson } from '../../src/api/json';

test.each([
  ['{"id":9007199254740993}', { id: '9007199254740993' }],
  ['[-12345678901234567890, 1]', ['-12345678901234567890', 1]],
  [
    '{"price":1.2345678901234567,"big":1234567890123456e3}',
    { price: 1.2345678901234567, big: 1234567890123456e3 },
  ],
  [
    '{"a \\" 12345678901234567":"id: 12345678901234567, \\\\"}',
    { 'a " 12345678901234567': 'id: 12345678901234567, \\' },
  ],
  ['12345678901234567', '12345678901234567'],
  ['{"id":9007199254740993', undefined],
  ['<html>12345678901234567</html>', undefined],
])('%s is read to the last digit', (body, value) => {
  expect(parseJson(body)).toEqual(value);
});

test('a long text does not slow the reading of numbers', () => {
  const picture = `"${'A1\\/'.repeat(500_000)}"`;
  expect(parseJson(`[${picture},12345678901234567]`)).toEqual([
    JSON.parse(picture),
    '12345678901234567',
  ]);
});
