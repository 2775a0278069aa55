import { expect, onTestFinished, test, vi } from 'vitest';
import { StorageEvent } from './storage-event';

function fullStorage(held: Map<string, string>) {
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem() {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
    },
  };
}

test('a payment that does not fit into storage is known on the page until the member signs out', async () => {
  const earlier = [{ sessionId: 'cs_1', planId: null }];
  const held = new Map([
    ['token', 'secret'],
    ['fin.payments', JSON.stringify(earlier)],
  ]);
  vi.stubGlobal('localStorage', fullStorage(held));
  vi.stubGlobal('window', new EventTarget());
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const { isConfirmed, rememberPayment } = await import('../../src/state/confirmed-payments');
  const { session, startSession } = await import('../../src/state/session.actors');
  startSession();
  rememberPayment('cs_2');
  rememberPayment('cs_3');
  const confirmed = () => ['cs_1', 'cs_2', 'cs_3', 'cs_4'].map(isConfirmed);
  expect(confirmed()).toEqual([true, true, true, false]);

  held.clear();
  window.dispatchEvent(new StorageEvent('storage'));
  expect(session.getSnapshot().matches('visitor')).toBe(true);
  expect(confirmed()).toEqual([false, false, false, false]);
});
