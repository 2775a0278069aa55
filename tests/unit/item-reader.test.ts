import { Struct, validate } from 'superstruct';
import { expect, test } from 'vitest';
import { calls } from '../../contract/calls';
import * as coercions from '../../contract/coercions';
import { type AnyStruct, itemReader } from '../../src/api/item-reader';

const items = Object.entries(calls).flatMap(([name, { answer }]) =>
  answer.type === 'array' && answer.schema instanceof Struct
    ? [[name, answer.schema as AnyStruct] as const]
    : [],
);
const VALUES = [
  ...[undefined, null, '', ' ', ' text ', 'null', '1', '0', 'true', '12.5', 'PG-13', 'é\u0000'],
  ...['\ud83d', '\ud83d\ude00'],
  ...[0, 1, -3, 12.5, Number.NaN, Number.POSITIVE_INFINITY, true, false],
  ...[{}, { id: 1 }, { id: 1, name: 'Salt Road' }, [], [1], [{ name: 'Drama' }], ['a']],
];

const wholeItem = (struct: AnyStruct): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(struct.schema as Record<string, AnyStruct>).map(([key, field]) => {
      const fits = ['text', 7, true, [], null, { id: '1', name: 'Salt Road' }].find(
        (value) => validate(value, field, { coerce: true, mask: true })[0] === undefined,
      );
      return [key, fits];
    }),
  );

test('there are lists to read', () => {
  expect(items.map(([name]) => name)).toContain('movies');
});

test.each(items)('%s: any value in any field is read alike, or is left out alike', (_, struct) => {
  const read = itemReader(struct);
  const bySuperstruct = (value: unknown) =>
    validate(value, struct, { coerce: true, mask: true })[1];
  const whole = wholeItem(struct);
  const variants = [
    ...VALUES,
    whole,
    { ...whole, unknown: 'field' },
    ...Object.keys(whole).flatMap((key) => {
      const { [key]: _left, ...without } = whole;
      return [without, ...VALUES.map((value) => ({ ...whole, [key]: value }))];
    }),
  ];
  expect(variants.map(read)).toStrictEqual(variants.map(bySuperstruct));
  expect(bySuperstruct(whole)).toBeDefined();
});

const checked = Object.entries(coercions).flatMap(([name, struct]) =>
  struct instanceof Struct && 'accepts' in struct && struct.accepts
    ? [[name, struct as unknown as coercions.Coerced<unknown, unknown>] as const]
    : [],
);

test('the coercions with a check of their own are known', () => {
  expect(checked.map(([name]) => name).toSorted()).toEqual([
    ...['extraText', 'flag', 'id', 'optionalNumber', 'optionalText', 'optionalYes', 'requiredText'],
  ]);
});

test.each(checked)('%s accepts what superstruct accepts', (_, struct) => {
  const context = { branch: [], path: [], mask: true };
  const read = VALUES.map((value) => struct.coercer(value, context));
  expect(read.map((value) => struct.accepts?.(value))).toEqual(
    read.map((value) => validate(value, struct)[0] === undefined),
  );
});
