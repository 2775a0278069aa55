import { expect, test } from 'vitest';
import { plansFlow } from '../../flows/cases/plans';
import { emitted, isEvent, type Moment, runningOf, started } from '../../flows/harness/promises';
import { failures } from '../../flows/walk/flow';
import { live } from './harness/live';
import { walkAllPaths } from './harness/walk-all-paths';

/** The provider has answered the cancellation, or without an answer tells of no active plan. */
function isCancelled(now: Moment, walk: readonly Moment[]): boolean {
  if (isEvent(now, 'done cancelSubscription')) return true;
  const wasLookingUp = walk.at(-2)?.snapshot.matches({ active: 'lookingUp' });
  const { id, status } = now.event?.output ?? {};
  const isActive = id !== null && status === 'active';
  return wasLookingUp === true && isEvent(now, 'done readSubscription') && !isActive;
}

walkAllPaths(plansFlow, {
  'nothing is cancelled unless the member has confirmed it': (now) =>
    started(now, 'cancelSubscription').length === 0 || isEvent(now, 'cancel.confirmed'),
  'active exactly if the last answer says so': ({ snapshot }, walk) => {
    const said = walk.filter((it) => isEvent(it, 'done readSubscription')).at(-1)?.event?.output;
    return !snapshot.hasTag('ready') || (said?.id !== null && said?.status === 'active');
  },
  'a cancellation reads everything about the plans again': (now, walk) =>
    emitted(now, 'plans.outdated').length === (isCancelled(now, walk) ? 1 : 0),
  'never two reads or two cancellations at a time': (_, walk) =>
    runningOf('readSubscription', walk) <= 1 && runningOf('cancelSubscription', walk) <= 1,
});

async function cancelPlan() {
  const plan = live(plansFlow, undefined);
  await plan.succeed('readSubscription', { id: '9', name: 'Standard', status: 'active' });
  plan.send('cancel.requested', 'cancel.confirmed');
  plan.takeCalls();
  return plan;
}

test.each([
  [{ id: '9', name: 'Standard', status: 'active' }, 'ready'],
  [{ id: '9', name: 'Standard', status: 'expired' }, 'empty'],
  [{ id: '9', name: 'Standard', status: null }, 'empty'],
  [{ id: null, name: null, status: 'active' }, 'empty'],
  [{ id: null, name: null, status: null }, 'empty'],
] as const)('the subscription %j shows as %s', async (facts, tag) => {
  const plan = live(plansFlow, undefined);
  await plan.succeed('readSubscription', facts);
  expect(plan.tags()).toEqual([tag]);
  expect(plan.now().context).toEqual({
    ...{ ...facts, cancelled: null, isOutdated: false, failure: null },
  });
});

test('cancelling asks first, and No changes nothing', async () => {
  const plan = live(plansFlow, undefined);
  await plan.succeed('readSubscription', { id: '9', name: 'Standard', status: 'active' });
  plan.takeCalls();
  plan.send('cancel.requested');
  expect(plan.now().matches({ active: 'confirming' })).toBe(true);
  plan.send('cancel.declined');
  expect(plan.takeCalls()).toEqual([]);
  expect(plan.now().can({ type: 'cancel.requested' })).toBe(true);
});

test('a cancelled plan makes everything about the plans be read again', async () => {
  const plan = await cancelPlan();
  await plan.succeed('cancelSubscription');
  expect(plan.takeCalls()).toEqual([
    ['emits', { type: 'plans.outdated' }],
    ['starts', 'readSubscription', { failure: null }],
  ]);
  await plan.succeed('readSubscription', { id: '9', name: 'Standard', status: 'cancelled' });
  expect(plan.tags()).toEqual(['empty']);
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
  expect(plan.tags()).toEqual(['failed']);
  plan.report('watchNetwork', 'network.returned');
  await plan.succeed('readSubscription', { id: '9', name: 'Standard', status: 'active' });
  expect(plan.tags()).toEqual(['ready']);
});

test('a cancellation that found no network is never repeated by itself', async () => {
  const plan = await cancelPlan();
  await plan.fail('cancelSubscription', failures.network);
  expect(plan.send('network.returned')).toEqual([]);
});

test('a payment confirmed during the read is read once more', async () => {
  const plan = live(plansFlow, undefined);
  plan.report('watchSubscription', 'subscription.outdated');
  await plan.succeed('readSubscription', { id: null, name: null, status: null });
  expect(plan.tags()).toEqual(['loading']);
  await plan.succeed('readSubscription', { id: '9', name: 'Standard', status: 'active' });
  expect(plan.tags()).toEqual(['ready']);
  expect(plan.running()).toEqual(['watchSubscription']);
});

test('the plans begin with nothing known', () => {
  expect(live(plansFlow, undefined).now().context).toEqual({
    id: null,
    name: null,
    status: null,
    cancelled: null,
    isOutdated: false,
    failure: null,
  });
});

test('the plan that was read is the one that is cancelled, and the page says that it is at work', async () => {
  const plan = live(plansFlow, undefined);
  await plan.succeed('readSubscription', { id: '9', name: 'Standard', status: 'active' });
  expect(plan.now().can({ type: 'cancel.confirmed' })).toBe(false);
  plan.send('cancel.requested');
  plan.takeCalls();
  plan.send('cancel.confirmed');
  expect(plan.takeCalls()).toEqual([['starts', 'cancelSubscription', { id: '9' }]]);
  expect(plan.now().hasTag('busy')).toBe(true);
});

test('an active plan that is paid for during its read is read once more', async () => {
  const plan = live(plansFlow, undefined);
  plan.report('watchSubscription', 'subscription.outdated');
  await plan.succeed('readSubscription', { id: '9', name: 'Standard', status: 'active' });
  expect(plan.tags()).toEqual(['loading']);
});

test('a read that fails after a payment is made once more, or waits for the network', async () => {
  const refused = live(plansFlow, undefined);
  refused.report('watchSubscription', 'subscription.outdated');
  await refused.fail('readSubscription', failures.rejected);
  expect(refused.tags()).toEqual(['loading']);
  const offline = live(plansFlow, undefined);
  offline.report('watchSubscription', 'subscription.outdated');
  await offline.fail('readSubscription', failures.network);
  expect(offline.running()).toEqual(['watchNetwork', 'watchSubscription']);
});

test.each(['retry.requested', 'subscription.outdated'] as const)(
  'a subscription that could not be read is read again on %s',
  async (type) => {
    const plan = live(plansFlow, undefined);
    await plan.fail('readSubscription', failures.rejected);
    plan.send(type);
    expect(plan.running()).toEqual(['readSubscription', 'watchSubscription']);
  },
);

test('a payment while a plan is active reads it anew', async () => {
  const plan = live(plansFlow, undefined);
  await plan.succeed('readSubscription', { id: '9', name: 'Standard', status: 'active' });
  plan.report('watchSubscription', 'subscription.outdated');
  expect(plan.running()).toEqual(['readSubscription', 'watchSubscription']);
});

test('a payment while the member is asked whether to cancel withdraws the question', async () => {
  const plan = live(plansFlow, undefined);
  await plan.succeed('readSubscription', { id: '9', name: 'Standard', status: 'active' });
  plan.send('cancel.requested');
  plan.report('watchSubscription', 'subscription.outdated');
  expect(plan.running()).toEqual(['readSubscription', 'watchSubscription']);
});

test('a payment while a plan is cancelled lets that end, and then the plans are read', async () => {
  const plan = await cancelPlan();
  plan.report('watchSubscription', 'subscription.outdated');
  expect(plan.running()).toEqual(['cancelSubscription', 'watchSubscription']);
  await plan.fail('cancelSubscription', failures.rejected);
  expect(plan.takeCalls().map(([, name]) => name)).toContain('alertFailure');
  expect(plan.running()).toEqual(['readSubscription', 'watchSubscription']);
  await plan.succeed('readSubscription', { id: '10', name: 'Pocket', status: 'active' });
  expect(plan.now().context).toEqual({
    id: '10',
    name: 'Pocket',
    status: 'active',
    cancelled: null,
    isOutdated: false,
    failure: null,
  });
});

test('a plan that was cancelled is named until another is active', async () => {
  const plan = await cancelPlan();
  await plan.succeed('cancelSubscription');
  await plan.succeed('readSubscription', { id: null, name: null, status: null });
  expect(plan.now().context.cancelled).toBe('Standard');
  plan.report('watchSubscription', 'subscription.outdated');
  await plan.succeed('readSubscription', { id: '10', name: 'Pocket', status: 'active' });
  expect(plan.now().context.cancelled).toBeNull();
});
