import { expect, test } from 'vitest';
import { subscriptionFlow } from './flows/plans';
import { failures } from './harness/flow';
import { live } from './harness/live';
import { walkAllPaths } from './harness/walk-all-paths';

walkAllPaths(subscriptionFlow);

async function cancelPlan() {
  const plan = live(subscriptionFlow, undefined);
  await plan.succeed('readSubscription', { id: '9', status: 'active' });
  plan.send({ type: 'cancel.requested' });
  plan.send({ type: 'cancel.confirmed' });
  plan.takeCalls();
  return plan;
}

test.each([
  [{ id: '9', status: 'active' }, 'active'],
  [{ id: '9', status: 'expired' }, 'none'],
  [{ id: '9', status: null }, 'none'],
  [{ id: null, status: 'active' }, 'none'],
  [{ id: null, status: null }, 'none'],
] as const)('the subscription %j shows as %s', async (facts, tag) => {
  const plan = live(subscriptionFlow, undefined);
  await plan.succeed('readSubscription', facts);
  expect([...plan.now().tags]).toEqual([tag]);
});

test('cancelling asks first, and No changes nothing', async () => {
  const plan = live(subscriptionFlow, undefined);
  await plan.succeed('readSubscription', { id: '9', status: 'active' });
  plan.takeCalls();
  plan.send({ type: 'cancel.requested' });
  expect(plan.now().hasTag('asking')).toBe(true);
  plan.send({ type: 'cancel.declined' });
  expect(plan.takeCalls()).toEqual([]);
  expect(plan.now().can({ type: 'cancel.requested' })).toBe(true);
});

test('a cancelled plan makes everything about the plans be read again', async () => {
  const plan = await cancelPlan();
  await plan.succeed('cancelSubscription', undefined);
  expect(plan.takeCalls()).toEqual([
    ['says', { type: 'plans.outdated' }],
    ['starts', 'readSubscription'],
  ]);
  await plan.succeed('readSubscription', { id: '9', status: 'cancelled' });
  expect([...plan.now().tags]).toEqual(['none']);
});

test('a plan that could not be cancelled stays, and an alert says so', async () => {
  const plan = await cancelPlan();
  await plan.fail('cancelSubscription', failures.rejected);
  expect(plan.takeCalls()).toEqual([
    ['does', 'logFailure', { error: failures.rejected }],
    ['does', 'alertFailure', { message: 'Failed to cancel subscription. Please try again.' }],
  ]);
  expect(plan.now().can({ type: 'cancel.requested' })).toBe(true);
});

test('a lost session raises no alert', async () => {
  const plan = await cancelPlan();
  await plan.fail('cancelSubscription', failures.unauthorized);
  expect(plan.takeCalls()).toEqual([]);
});
