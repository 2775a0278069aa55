import { expect, test } from 'vitest';
import { confirmationFlow } from '../../flows/cases/confirmation';
import { isEvent, ran, runningOf, started } from '../../flows/harness/promises';
import { failures } from '../../flows/test-paths/flow';
import { live } from './harness/live';
import { runAllPaths } from './harness/run-all-paths';

runAllPaths(confirmationFlow, {
  'no call is made before the turn has come': (now) =>
    started(now, 'confirmPayment').length === 0 || isEvent(now, 'turn.started'),
  'never two confirmations at a time': (_, testPath) => runningOf('confirmPayment', testPath) <= 1,
  'no call is made without a payment session': (now, [begin]) =>
    Boolean(begin?.snapshot.context.sessionId) || started(now, 'confirmPayment').length === 0,
  "paid only after the provider's word, now or earlier": ({ snapshot }, testPath) =>
    !snapshot.hasTag('ready') ||
    testPath[0]?.snapshot.context.isConfirmed ||
    testPath.some(({ event }) => event?.isConfirmed === true) ||
    testPath.some((it) => isEvent(it, 'done confirmPayment')),
  'a confirmed payment is remembered, and no other': (now) =>
    ran(now, 'rememberPayment') === isEvent(now, 'done confirmPayment'),
});

const begin = (isConfirmed = false, sessionId: string | null = 'cs_1') =>
  live(confirmationFlow, { sessionId, isConfirmed });
const turn = { type: 'turn.started', isConfirmed: false } as const;
const awaitsTurn = ['starts', 'takeTurn', { sessionId: 'cs_1' }];
const asks = ['starts', 'confirmPayment', { sessionId: 'cs_1' }];

function ask() {
  const confirmation = begin();
  confirmation.report('takeTurn', turn);
  confirmation.takeCalls();
  return confirmation;
}

test('a payment counts once the provider has confirmed its session', async () => {
  const confirmation = begin();
  expect(confirmation.takeCalls()).toEqual([awaitsTurn]);
  expect(confirmation.report('takeTurn', turn)).toEqual([asks]);
  expect(confirmation.now().hasTag('busy')).toBe(true);
  expect(await confirmation.succeed('confirmPayment')).toEqual([
    ['runs', 'rememberPayment', { sessionId: 'cs_1' }],
    ['stops', 'takeTurn'],
  ]);
  expect(confirmation.now().hasTag('ready')).toBe(true);
});

test('no call is made when another tab has confirmed it by the time the turn comes', () => {
  const confirmation = begin();
  const did = confirmation.report('takeTurn', { ...turn, isConfirmed: true });
  expect(did).toEqual([['stops', 'takeTurn']]);
  expect(confirmation.now().hasTag('ready')).toBe(true);
});

test.each([null, ''])(
  'a return without a session (%j) has failed, and no call is made',
  (sessionId) => {
    const confirmation = begin(true, sessionId);
    expect(confirmation.now().hasTag('failed')).toBe(true);
    expect(confirmation.now().can({ type: 'retry.requested' })).toBe(false);
    expect(confirmation.calls).toEqual([['starts', 'watchPayment', { sessionId: '' }]]);
  },
);

test('a reload after the confirmation makes no second call', () => {
  const confirmation = begin(true);
  expect([confirmation.now().hasTag('ready'), confirmation.calls]).toEqual([true, []]);
});

test('a session that the provider refuses has failed, unless another tab pays it later', async () => {
  const confirmation = ask();
  await confirmation.fail('confirmPayment', failures.rejected);
  expect(confirmation.value()).toEqual({ unconfirmed: 'refused' });
  expect(confirmation.now().hasTag('failed')).toBe(true);
  expect(confirmation.now().can({ type: 'retry.requested' })).toBe(false);
  confirmation.report('watchPayment', 'payment.confirmed');
  confirmation.report('takeTurn', { ...turn, isConfirmed: true });
  expect(confirmation.value()).toBe('confirmed');
});

test.each([null, 408, 409, 425, 429, 500])(
  'a provider that could not be asked (%j) can be asked again, in turn',
  async (status) => {
    const confirmation = ask();
    const failure = status === null ? failures.network : { ...failures.rejected, status };
    await confirmation.fail('confirmPayment', failure);
    expect(confirmation.now().hasTag('failed')).toBe(true);
    expect(confirmation.send('retry.requested')).toEqual([['stops', 'watchPayment'], awaitsTurn]);
    confirmation.report('takeTurn', turn);
    await confirmation.succeed('confirmPayment');
    expect(confirmation.now().hasTag('ready')).toBe(true);
  },
);
