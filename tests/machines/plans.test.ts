import { expect, test } from 'vitest';
import { plansFlow } from '../../flows/cases/plans';
import { emitted, isEvent, type Moment, runningOf, started } from '../../flows/harness/promises';
import { failures } from '../../flows/test-paths/flow';
import { type Live, live } from './harness/live';
import { runAllPaths } from './harness/run-all-paths';

function isCancelled(now: Moment, testPath: readonly Moment[]): boolean {
  if (isEvent(now, 'done cancelSubscription')) return true;
  const wasLookingUp = testPath.at(-2)?.snapshot.matches({ active: 'lookingUp' });
  const { id, status } = now.event?.output ?? {};
  const isActive = id !== null && status === 'active';
  return wasLookingUp === true && isEvent(now, 'done readSubscription') && !isActive;
}

runAllPaths(plansFlow, {
  'nothing is cancelled unless the member has confirmed it': (now) =>
    started(now, 'cancelSubscription').length === 0 || isEvent(now, 'cancel.confirmed'),
  'active exactly if the last answer says so': ({ snapshot }, testPath) => {
    const said = testPath.filter((it) => isEvent(it, 'done readSubscription')).at(-1)
      ?.event?.output;
    return !snapshot.hasTag('ready') || (said?.id !== null && said?.status === 'active');
  },
  'a cancellation reads everything about the plans again': (now, testPath) =>
    emitted(now, 'plans.outdated').length === (isCancelled(now, testPath) ? 1 : 0),
  'never two reads or two cancellations at a time': (_, testPath) =>
    runningOf('readSubscription', testPath) <= 1 && runningOf('cancelSubscription', testPath) <= 1,
});

const READ = 'readSubscription';
const standard = { id: '9', name: 'Standard', status: 'active' };
const pocket = { id: '10', name: 'Pocket', status: 'active' };
const none = { id: null, name: null, status: null };
const rest = { cancelled: null, isOutdated: false, failure: null };
type Plans = Live<typeof plansFlow.machine>;
const pay = (plan: Plans) => plan.report('watchSubscription', 'subscription.outdated');
const reading = [READ, 'watchSubscription'];

async function open(subscription: object = standard) {
  const plan = live(plansFlow, undefined);
  await plan.succeed(READ, subscription);
  plan.takeCalls();
  return plan;
}

async function cancelPlan() {
  const plan = await open();
  plan.send('cancel.requested', 'cancel.confirmed');
  plan.takeCalls();
  return plan;
}

test.each([
  [standard, 'ready'],
  [{ ...standard, status: 'expired' }, 'empty'],
  [{ ...standard, status: null }, 'empty'],
  [{ ...none, status: 'active' }, 'empty'],
  [none, 'empty'],
] as const)('the subscription %j shows as %s', async (facts, tag) => {
  const plan = await open(facts);
  expect(plan.tags()).toEqual([tag]);
  expect(plan.now().context).toEqual({ ...facts, ...rest });
});

test('cancelling asks first, and No changes nothing', async () => {
  const plan = await open();
  expect(plan.now().can({ type: 'cancel.confirmed' })).toBe(false);
  plan.send('cancel.requested');
  expect(plan.now().matches({ active: 'confirming' })).toBe(true);
  plan.send('cancel.declined');
  expect(plan.calls).toEqual([]);
  expect(plan.now().can({ type: 'cancel.requested' })).toBe(true);
});

test('the displayed plan is cancelled, and then everything about the plans reloads', async () => {
  const plan = await open();
  plan.send('cancel.requested');
  expect(plan.send('cancel.confirmed')).toEqual([['starts', 'cancelSubscription', { id: '9' }]]);
  expect(plan.now().hasTag('busy')).toBe(true);
  expect(await plan.succeed('cancelSubscription')).toEqual([
    ['emits', { type: 'plans.outdated' }],
    ['starts', READ, { id: null, failure: null }],
  ]);
  await plan.succeed(READ, { ...standard, status: 'cancelled' });
  expect(plan.tags()).toEqual(['empty']);
});

test('a plan that could not be cancelled stays, and an alert says so', async () => {
  const plan = await cancelPlan();
  const text = 'plans.cancelFailed';
  expect(await plan.fail('cancelSubscription', failures.rejected)).toEqual([
    ['runs', 'alertFailure', { error: failures.rejected, text }],
  ]);
  expect(plan.now().can({ type: 'cancel.requested' })).toBe(true);
});

test('a cancellation is not reported as failed because another plan was paid', async () => {
  const plan = await cancelPlan();
  await plan.fail('cancelSubscription', failures.network);
  pay(plan);
  expect(await plan.succeed(READ, pocket)).toEqual([
    ['emits', { type: 'plans.outdated' }],
    ['starts', READ, { id: null, failure: null }],
  ]);
  await plan.succeed(READ, pocket);
  expect(plan.now().context).toMatchObject({ ...pocket, cancelled: null });
});

test('a subscription that found no network is read again when the network is back', async () => {
  const plan = live(plansFlow, undefined);
  await plan.fail(READ, failures.network);
  expect(plan.tags()).toEqual(['failed']);
  plan.report('watchNetwork', 'network.returned');
  await plan.succeed(READ, standard);
  expect(plan.tags()).toEqual(['ready']);
});

test('a cancellation that found no network is never repeated by itself', async () => {
  const plan = await cancelPlan();
  await plan.fail('cancelSubscription', failures.network);
  expect(plan.send('network.returned')).toEqual([]);
});

test.each([none, standard])(
  'a payment confirmed during the read of %j is read once more',
  async (found) => {
    const plan = live(plansFlow, undefined);
    pay(plan);
    await plan.succeed(READ, found);
    expect(plan.tags()).toEqual(['loading']);
    await plan.succeed(READ, standard);
    expect(plan.tags()).toEqual(['ready']);
    expect(plan.running()).toEqual(['watchSubscription']);
  },
);

test('the plans begin with nothing known', () => {
  expect(live(plansFlow, undefined).now().context).toEqual({ ...none, ...rest });
});

test('a read that fails after a payment is made once more, or waits for the network', async () => {
  for (const [failure, running] of [
    [failures.rejected, reading],
    [failures.network, ['watchNetwork', 'watchSubscription']],
  ] as const) {
    const plan = live(plansFlow, undefined);
    pay(plan);
    await plan.fail(READ, failure);
    expect(plan.running()).toEqual(running);
  }
});

test.each(['retry.requested', 'subscription.outdated'] as const)(
  'a subscription that failed to load loads again on %s',
  async (type) => {
    const plan = live(plansFlow, undefined);
    await plan.fail(READ, failures.rejected);
    plan.send(type);
    expect(plan.running()).toEqual(reading);
  },
);

test.each([[[]], [['cancel.requested']]] as const)(
  'a payment while a plan is active reads it again, and withdraws the question (%j)',
  async (asked) => {
    const plan = await open();
    plan.send(...asked);
    pay(plan);
    expect(plan.running()).toEqual(reading);
  },
);

test('a payment during a cancellation waits for its end, then reloads the plans', async () => {
  const plan = await cancelPlan();
  pay(plan);
  expect(plan.running()).toEqual(['cancelSubscription', 'watchSubscription']);
  const did = await plan.fail('cancelSubscription', failures.rejected);
  expect(did.map(([, name]) => name)).toContain('alertFailure');
  expect(plan.running()).toEqual(reading);
  await plan.succeed(READ, pocket);
  expect(plan.now().context).toEqual({ ...pocket, ...rest });
});

test('a plan that was cancelled is named until another is active', async () => {
  const plan = await cancelPlan();
  await plan.succeed('cancelSubscription');
  await plan.succeed(READ, none);
  expect(plan.now().context.cancelled).toEqual({ name: 'Standard' });
  pay(plan);
  await plan.succeed(READ, pocket);
  expect(plan.now().context.cancelled).toBeNull();
});
