import { expect, test } from 'vitest';
import { confirmationFlow } from '../../flows/cases/confirmation';
import { failures } from '../../flows/walk/flow';
import { live } from './harness/live';
import { walkAllPaths } from './harness/walk-all-paths';

walkAllPaths(confirmationFlow);

test('a payment counts once the provider has confirmed its session', async () => {
  const confirmation = live(confirmationFlow, { sessionId: 'cs_1', isConfirmed: false });
  expect(confirmation.now().hasTag('busy')).toBe(true);
  await confirmation.succeed('confirmPayment', undefined);
  expect(confirmation.now().hasTag('ready')).toBe(true);
  expect(confirmation.calls).toEqual([['starts', 'confirmPayment', { sessionId: 'cs_1' }]]);
});

test.each([null, ''])(
  'a return without a session (%j) has failed, and no call is made',
  (sessionId) => {
    const confirmation = live(confirmationFlow, { sessionId, isConfirmed: true });
    expect(confirmation.now().hasTag('failed')).toBe(true);
    expect(confirmation.calls).toEqual([]);
  },
);

test('a reload after the confirmation makes no second call', () => {
  const confirmation = live(confirmationFlow, { sessionId: 'cs_1', isConfirmed: true });
  expect(confirmation.now().hasTag('ready')).toBe(true);
  expect(confirmation.calls).toEqual([]);
});

test('a session that the provider refuses has failed', async () => {
  const confirmation = live(confirmationFlow, { sessionId: 'cs_1', isConfirmed: false });
  await confirmation.fail('confirmPayment', failures.rejected);
  expect(confirmation.now().hasTag('failed')).toBe(true);
});
