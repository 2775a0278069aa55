/** Shares confirmed payments between tabs until sign-out, so that no payment is confirmed twice. */
import { persistedStore } from './persisted-store';

export interface ConfirmedPayment {
  sessionId: string;
  planId: string | null;
}

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
