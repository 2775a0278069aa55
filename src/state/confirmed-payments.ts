/**
 * Shares the most recently confirmed payments between tabs until sign-out. Other tabs show the new
 * plan, and no tab confirms these payments again.
 */
import { tabStorage } from '../lib/storage';
import { persistedStore } from './persisted-store';

interface ConfirmedPayment {
  sessionId: string;
  /** `null` if the tab that confirmed the payment does not know the plan. */
  planId: string | null;
}

const PLAN = 'fin.checkout-plan';

const MAX_PAYMENTS = 20;

const payments = persistedStore('fin.payments', (stored): readonly ConfirmedPayment[] =>
  Array.isArray(stored) ? stored.filter(isPayment) : [],
);

/** Stores the plan in the payment tab, which confirms the payment after the gateway's redirect. */
export function notePlanOf(tab: Window, planId: string): void {
  try {
    tab.sessionStorage.setItem(PLAN, JSON.stringify(planId));
  } catch {
    // Storage may be disabled or full.
  }
}

export function rememberPayment(sessionId: string): void {
  const planId = tabStorage.read(PLAN);
  const payment = { sessionId, planId: typeof planId === 'string' ? planId : null };
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
