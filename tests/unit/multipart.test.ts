import { expect, test } from 'vitest';
import { toMultipart } from '../../src/api/multipart';

const fieldsOf = (payload: unknown) => [...toMultipart(payload).entries()];

test('lists and objects become the names that PHP reads', () => {
  expect(
    fieldsOf({
      title: 'Seven Lamps',
      cast: [{ name: 'Asha' }, { name: 'Omkar', tags: ['a', 'b'] }],
    }),
  ).toEqual([
    ['title', 'Seven Lamps'],
    ['cast[0][name]', 'Asha'],
    ['cast[1][name]', 'Omkar'],
    ['cast[1][tags][0]', 'a'],
    ['cast[1][tags][1]', 'b'],
  ]);
});

test('true is 1, other values are their text, and what has no value is left out', () => {
  expect(
    fieldsOf({ terms: true, other: false, count: 0, empty: '', none: null, missing: undefined }),
  ).toEqual([
    ['terms', '1'],
    ['other', 'false'],
    ['count', '0'],
    ['empty', ''],
  ]);
});

test('a file goes as a file, with its name and type', () => {
  const image = new File(['pixels'], 'still.png', { type: 'image/png' });
  const [[name, value] = []] = fieldsOf({ cast: [{ image }] });
  expect(name).toBe('cast[0][image]');
  expect(value).toBeInstanceOf(File);
  expect({ name: (value as File).name, type: (value as File).type }).toEqual({
    name: 'still.png',
    type: 'image/png',
  });
});

test.each([null, undefined, {}, []])('a payload of %j is an empty form', (payload) => {
  expect(fieldsOf(payload)).toEqual([]);
});
