import { expect, onTestFinished, test, vi } from 'vitest';
import { isConfirmed, rememberPayment } from '../../src/state/confirmed-payments';

/** A storage that takes nothing more, and still holds what it took. */
function fullStorage(held: Readonly<Record<string, string>>) {
  return {
    getItem: (key: string) => held[key] ?? null,
    setItem() {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
    },
  };
}

test('a payment that a full storage does not take is known on the page, beside those it holds', () => {
  const earlier = [{ sessionId: 'cs_1', planId: null }];
  vi.stubGlobal('localStorage', fullStorage({ 'fin.payments': JSON.stringify(earlier) }));
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  rememberPayment({ sessionId: 'cs_2', planId: '7' });
  rememberPayment({ sessionId: 'cs_3', planId: null });
  expect(['cs_1', 'cs_2', 'cs_3', 'cs_4'].map(isConfirmed)).toEqual([true, true, true, false]);
});
