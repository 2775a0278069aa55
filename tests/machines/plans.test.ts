import { expect, test } from 'vitest';
import { plansFlow } from '../../flows/cases/plans';
import { failures } from '../../flows/walk/flow';
import { live } from './harness/live';
import { walkAllPaths } from './harness/walk-all-paths';

walkAllPaths(plansFlow);

async function cancelPlan() {
  const plan = live(plansFlow, undefined);
  await plan.succeed('readSubscription', { id: '9', status: 'active' });
  plan.send({ type: 'cancel.requested' });
  plan.send({ type: 'cancel.confirmed' });
  plan.takeCalls();
  return plan;
}

test.each([
  [{ id: '9', status: 'active' }, 'ready'],
  [{ id: '9', status: 'expired' }, 'empty'],
  [{ id: '9', status: null }, 'empty'],
  [{ id: null, status: 'active' }, 'empty'],
  [{ id: null, status: null }, 'empty'],
] as const)('the subscription %j shows as %s', async (facts, tag) => {
  const plan = live(plansFlow, undefined);
  await plan.succeed('readSubscription', facts);
  expect([...plan.now().tags]).toEqual([tag]);
});

test('cancelling asks first, and No changes nothing', async () => {
  const plan = live(plansFlow, undefined);
  await plan.succeed('readSubscription', { id: '9', status: 'active' });
  plan.takeCalls();
  plan.send({ type: 'cancel.requested' });
  expect(plan.now().matches({ active: 'confirming' })).toBe(true);
  plan.send({ type: 'cancel.declined' });
  expect(plan.takeCalls()).toEqual([]);
  expect(plan.now().can({ type: 'cancel.requested' })).toBe(true);
});

test('a cancelled plan makes everything about the plans be read again', async () => {
  const plan = await cancelPlan();
  await plan.succeed('cancelSubscription', undefined);
  expect(plan.takeCalls()).toEqual([
    ['emits', { type: 'plans.outdated' }],
    ['starts', 'readSubscription'],
  ]);
  await plan.succeed('readSubscription', { id: '9', status: 'cancelled' });
  expect([...plan.now().tags]).toEqual(['empty']);
});

test('a plan that could not be cancelled stays, and an alert says so', async () => {
  const plan = await cancelPlan();
  await plan.fail('cancelSubscription', failures.rejected);
  expect(plan.takeCalls()).toEqual([
    [
      'runs',
      'alertFailure',
      { error: failures.rejected, text: 'Failed to cancel subscription. Please try again.' },
    ],
  ]);
  expect(plan.now().can({ type: 'cancel.requested' })).toBe(true);
});

test('a subscription that found no network is read again when the network is back', async () => {
  const plan = live(plansFlow, undefined);
  await plan.fail('readSubscription', failures.network);
  expect([...plan.now().tags]).toEqual(['failed']);
  plan.report('watchNetwork', { type: 'network.returned' });
  await plan.succeed('readSubscription', { id: '9', status: 'active' });
  expect([...plan.now().tags]).toEqual(['ready']);
});

test('a cancellation that found no network is never repeated by itself', async () => {
  const plan = await cancelPlan();
  await plan.fail('cancelSubscription', failures.network);
  plan.takeCalls();
  plan.send({ type: 'network.returned' });
  expect(plan.takeCalls()).toEqual([]);
});

test('a payment confirmed during the read is read once more', async () => {
  const plan = live(plansFlow, undefined);
  plan.report('watchPayments', { type: 'payment.confirmed' });
  await plan.succeed('readSubscription', { id: null, status: null });
  expect([...plan.now().tags]).toEqual(['loading']);
  await plan.succeed('readSubscription', { id: '9', status: 'active' });
  expect([...plan.now().tags]).toEqual(['ready']);
  expect(plan.running()).toEqual(['watchPayments']);
});
