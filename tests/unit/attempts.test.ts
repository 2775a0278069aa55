import { expect, test } from 'vitest';
import { idempotencyKeyFor, settleAttempt } from '../../src/api/attempts';

const CALL = 'sendMailToCast';
const toAsha = { cast_id: '501', message: 'Your last film stayed with me.' };
const toRavi = { ...toAsha, cast_id: '502' };

test('a mail that is sent again after a lost answer is the same attempt', () => {
  const name = idempotencyKeyFor(CALL, toAsha);
  expect(idempotencyKeyFor(CALL, { ...toAsha })).toBe(name);
  settleAttempt(CALL, toAsha, 503);
  expect(idempotencyKeyFor(CALL, toAsha)).toBe(name);
});

test('a provider that still processes a mail has not decided', () => {
  const name = idempotencyKeyFor(CALL, toAsha);
  settleAttempt(CALL, toAsha, 409);
  expect(idempotencyKeyFor(CALL, toAsha)).toBe(name);
});

test.each([200, 422])('after an answer of %i the next click is a new attempt', (status) => {
  const name = idempotencyKeyFor(CALL, toAsha);
  settleAttempt(CALL, toAsha, status);
  expect(idempotencyKeyFor(CALL, toAsha)).not.toBe(name);
});

test('a mail to one cast member, and its answer, do not affect the attempt at another', () => {
  const name = idempotencyKeyFor(CALL, toAsha);
  expect(idempotencyKeyFor(CALL, toRavi)).not.toBe(name);
  settleAttempt(CALL, toRavi, 200);
  expect(idempotencyKeyFor(CALL, toAsha)).toBe(name);
});
