/**
 * The payments that were confirmed in this browser since the member signed in. Every tab hears of
 * them, and none asks the provider to confirm the same one again.
 */
import { persistedStore } from './persisted-store';

export interface ConfirmedPayment {
  sessionId: string;
  /** `null` where the tab of the payment was not opened by a press on Proceed Payment. */
  planId: string | null;
}

/** The oldest are dropped. */
const MAX_PAYMENTS = 20;

const payments = persistedStore('fin.payments', (stored): readonly ConfirmedPayment[] =>
  Array.isArray(stored) ? stored.filter(isPayment) : [],
);

export function rememberPayment(payment: ConfirmedPayment): void {
  payments.set([...payments.get(), payment].slice(-MAX_PAYMENTS));
}

export function isConfirmed(sessionId: string): boolean {
  return payments.get().some((it) => it.sessionId === sessionId);
}

/** Calls `listener` with each payment confirmed from now on, in any tab; returns the way to stop. */
export function watchPayments(listener: (payment: ConfirmedPayment) => void): () => void {
  const known = new Set(payments.get().map(({ sessionId }) => sessionId));
  return payments.watch(() => {
    for (const payment of payments.get()) {
      if (known.has(payment.sessionId)) continue;
      known.add(payment.sessionId);
      listener(payment);
    }
  });
}

function isPayment(it: Partial<ConfirmedPayment> | null): it is ConfirmedPayment {
  return typeof it?.sessionId === 'string' && (it.planId === null || typeof it.planId === 'string');
}
