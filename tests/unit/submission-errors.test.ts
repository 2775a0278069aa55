import { expect, test } from 'vitest';
import { CallFailure } from '../../src/api/failure';
import { failureOf } from '../../src/features/submission/submission-errors';

const rejection = (fieldErrors: Record<string, string>) =>
  new CallFailure('submitMovie', {
    kind: 'rejected',
    status: 422,
    reason: 'Please look again.',
    fieldErrors,
  });

test("the provider's errors appear under the page's field names", () => {
  const { fieldErrors } = failureOf(
    rejection({
      'cast[1][image]': 'Too large',
      'cast.0.jobTitle': 'Unknown job',
      'cast[0][name]': 'Too long',
      thumnail: 'Too small',
      title: 'Taken',
      agreeTerms: 'Needed',
    }),
    ['k2', 'k5'],
  );
  expect(Object.entries(fieldErrors)).toEqual([
    ['title', 'Taken'],
    ['thumnail', 'Too small'],
    ['cast.k2.name', 'Too long'],
    ['cast.k2.jobTitle', 'Unknown job'],
    ['cast.k5.image', 'Too large'],
    ['agreeTerms', 'Needed'],
  ]);
});

test('errors of fields and rows that the page lacks are left out', () => {
  const { fieldErrors } = failureOf(
    rejection({
      'cast[7][name]': 'x',
      'cast[0][age]': 'x',
      __proto__x: 'x',
      token: 'x',
      cast: 'One',
    }),
    ['k1'],
  );
  expect(fieldErrors).toEqual({ cast: 'One' });
});

test('kind, status and reason of the rejection are passed on', () => {
  expect(failureOf(rejection({}), [])).toEqual({
    kind: 'rejected',
    status: 422,
    reason: 'Please look again.',
    fieldErrors: {},
  });
});
