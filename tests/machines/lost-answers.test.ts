/** An answer that is lost or late is looked up: what a member then sees is what the provider knows. */
import { expect, test } from 'vitest';
import { checkoutFlow } from '../../flows/cases/checkout';
import { confirmationFlow } from '../../flows/cases/confirmation';
import { plansFlow } from '../../flows/cases/plans';
import { progressFlow } from '../../flows/cases/progress';
import { watchingFlow } from '../../flows/cases/watching';
import { watchlistFlow } from '../../flows/cases/watchlist';
import { live } from './harness/live';

const fails = (kind: string, status: number | null = null) => ({
  kind,
  status,
  reason: null,
  fieldErrors: {},
});
const reads = (it: { calls: readonly (readonly unknown[])[] }, id: string) =>
  it.calls.filter(([what, name]) => what === 'starts' && name === id).length;

test('F1 a checkout whose first read failed asks again when the tab is closed', async () => {
  const it = live(checkoutFlow, { planId: '2' });
  await it.succeed('readDetails', { total: 300 });
  it.send('payment.requested');
  await it.succeed('processPayment', {
    redirect: 'https://pay.example/1',
    isAllowed: true,
    before: null,
  });
  it.send('tab.closed');
  await it.fail('readSubscription', fails('network'));
  it.send('page.returned');
  expect(reads(it, 'readSubscription')).toBeGreaterThan(1);
});
test('F2 a cancellation without an answer is looked up', async () => {
  const it = live(plansFlow, undefined as never);
  await it.succeed('readSubscription', { id: '9', name: 'Standard', status: 'active' });
  it.send('cancel.requested', 'cancel.confirmed');
  await it.fail('cancelSubscription', fails('network'));
  expect(reads(it, 'readSubscription')).toBe(2);
});
test.each([408, 409, 425, 429])(
  'F3 a confirmation told to wait (%i) may be tried again',
  async (status) => {
    const it = live(confirmationFlow, { sessionId: 's', isConfirmed: false });
    it.send({ type: 'turn.started', isConfirmed: false });
    await it.fail('confirmPayment', fails('rejected', status));
    expect(it.now().can({ type: 'retry.requested' })).toBe(true);
  },
);
test('F4 on, off, and the answer to the first is lost: what was wished last is made so', async () => {
  const it = live(watchlistFlow, { titleId: '7', isSaved: false });
  it.send(
    { type: 'toggle.pressed', isMember: true, at: 1 },
    { type: 'toggle.pressed', isMember: true, at: 2 },
  );
  await it.fail('saveToggle', fails('network'));
  await it.succeed('readEntry', { isSaved: true, at: 3 });
  expect(it.value()).toEqual({ saving: 'turningOff' });
});
test('F5 what a contradiction was settled by is told to the other tabs, and no failure is raised', async () => {
  const it = live(watchlistFlow, { titleId: '7', isSaved: true });
  it.send({ type: 'entry.saved', isSaved: true, at: 1 });
  await it.succeed('readEntry', { isSaved: false, at: 2 });
  const emitted = it.calls.flatMap(([what, event]) =>
    what === 'emits' ? [(event as { type: string }).type] : [],
  );
  expect(emitted).toEqual(['entry.read']);
});
test('F6 a film that is paused, sought and left is kept where it was left', () => {
  const it = live(watchingFlow, { titleId: '7', owner: null });
  it.send('film.playing', { type: 'film.paused', position: 600, duration: 6000 });
  expect(it.send({ type: 'film.paused', position: 3000, duration: 6000 })).toHaveLength(1);
});
test('F7 a provider that was out of reach at first is asked for the places once it is reached', async () => {
  const it = live(progressFlow, { isMember: true, isProviderWithout: false });
  await it.fail('readProgress', fails('network'));
  it.send({ type: 'position.changed', isUrgent: true });
  await it.succeed('sendProgress');
  it.wait(3_600_000);
  expect(reads(it, 'readProgress')).toBe(2);
});
