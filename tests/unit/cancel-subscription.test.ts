import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { plansLogic } from '../../src/features/plans/plans.actors';
import { answerBy } from '../support/answers';

const alerts: string[] = [];

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal(
    'window',
    Object.assign(new EventTarget(), { alert: (text: string) => alerts.push(text) }),
  );
});
afterEach(() => {
  alerts.length = 0;
  vi.unstubAllGlobals();
});

const SORRY = 'Failed to cancel subscription. Please try again.';
const standard = { id: 9, name: 'Standard', status: 'active', end_date: '2031-02-03' };
const holding = (plan: object | null) => ({
  'subscription-plan': { status: 200, body: { data: { activeSubscriptions: plan } } },
});

const premium = { ...standard, id: 10, name: 'Premium' };

async function cancelPlan() {
  answerBy(holding(standard));
  const page = createActor(plansLogic).start();
  await waitFor(page, (it) => it.hasTag('ready'));
  page.send({ type: 'cancel.requested' });
  page.send({ type: 'cancel.confirmed' });
  return page;
}

async function seesCheck(after: Parameters<typeof answerBy>[0]) {
  const calls = answerBy(after);
  await vi.waitFor(() => expect(calls).toContain('subscription-plan'));
  await new Promise(setImmediate);
}

async function leaveWhileCancelling(after: Parameters<typeof answerBy>[0]) {
  const page = await cancelPlan();
  page.stop();
  await seesCheck(after);
}

async function leaveWhileChecking(after: Parameters<typeof answerBy>[0]) {
  const page = await cancelPlan();
  answerBy({});
  await waitFor(page, (it) => it.matches({ active: 'lookingUp' }));
  page.stop();
  await seesCheck(after);
}

describe.each([
  ['it is sent', leaveWhileCancelling],
  ['its outcome is checked', leaveWhileChecking],
])('a cancellation without an answer, of a page left while %s', (_, leave) => {
  test.each([
    ['no plan is active', holding(null)],
    ['the plan is cancelled', holding({ ...standard, status: 'cancelled' })],
    ['another plan was paid meanwhile', holding(premium)],
  ])('is not alerted where %s', async (_, after) => {
    await leave(after);
    expect(alerts).toEqual([]);
  });

  test.each([
    ['the plan is still active', holding(standard)],
    ['the plan is unknown', {}],
  ])('is alerted where %s', async (_, after) => {
    await leave(after);
    await vi.waitFor(() => expect(alerts).toEqual([SORRY]));
  });
});
