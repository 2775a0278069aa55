import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { calls } from '../../contract/calls';
import { description, expectDescribed } from '../support/described';

test('it is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate('docs/openapi.json');
  expect({ valid, errors, version: validator.version }).toEqual({
    valid: true,
    errors: undefined,
    version: '3.1',
  });
});

test('it has every call of the contract once, and no other', () => {
  const described = Object.values(description.paths)
    .flatMap((methods) => Object.values(methods))
    .map(({ operationId }) => operationId);
  expect(described.sort()).toEqual(Object.keys(calls).sort());
});

const genre = { id: '1', name: 'Drama' };
const body = { status: true, data: [genre] };
const headers = {
  'Cache-Control': 'no-store',
  'Content-Language': 'en',
  Vary: 'Authorization',
  ETag: 'W/"1"',
};
const check = (changed: { status?: number; body?: unknown; headers?: Record<string, string> }) =>
  expectDescribed(
    'genres',
    { status: 200, body, ...changed, headers: new Headers(changed.headers ?? headers) },
    true,
  );

test('an answer as it is described passes', () => {
  expect(() => check({})).not.toThrow();
  const failure = { status: false, message: 'Sign in to continue.' };
  expect(() => check({ status: 401, body: failure, headers: {} })).not.toThrow();
});

test.each([
  ['a payload in another place', { body: [genre] }],
  ['a field that is not described', { body: { ...body, data: [{ ...genre, slug: 'drama' }] } }],
  ['a missing field', { body: { ...body, data: [{ id: '1' }] } }],
  ['a number for an id', { body: { ...body, data: [{ ...genre, id: 1 }] } }],
  ['another status', { status: 418 }],
  ['a missing header', { headers: {} }],
  ['a failure without a message', { status: 401, body: { status: false } }],
])('an answer with %s is refused', (_, changed) => {
  expect(() => check(changed)).toThrow();
});
