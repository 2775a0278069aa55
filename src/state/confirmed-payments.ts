/**
 * The payments that were confirmed in this browser since the member signed in. Every tab hears of
 * them, and none asks the provider to confirm the same one again.
 */
import { createListeners } from '../lib/listeners';
import { sharedStorage } from '../lib/storage';
import { session } from './session.actors';

export interface ConfirmedPayment {
  sessionId: string;
  /** `null` where the tab of the payment was not opened by a press on Proceed Payment. */
  planId: string | null;
}

const KEY = 'fin.payments';
/** The oldest are dropped. */
const MAX_PAYMENTS = 20;

/** Those that a closed or full storage did not take. */
let pageOnly: ConfirmedPayment[] = [];
const { watch, tell } = createListeners();

session.on('session.ended', () => {
  pageOnly = [];
});

export function rememberPayment(payment: ConfirmedPayment): void {
  const payments = [...read(), payment].slice(-MAX_PAYMENTS);
  pageOnly = sharedStorage.write(KEY, payments) ? [] : [...pageOnly, payment];
  tell();
}

export function isConfirmed(sessionId: string): boolean {
  return read().some((it) => it.sessionId === sessionId);
}

/** Calls `listener` with each payment confirmed from now on, in any tab; returns the way to stop. */
export function watchPayments(listener: (payment: ConfirmedPayment) => void): () => void {
  const known = new Set(read().map(({ sessionId }) => sessionId));
  const look = () => {
    for (const payment of read()) {
      if (known.has(payment.sessionId)) continue;
      known.add(payment.sessionId);
      listener(payment);
    }
  };
  const lookIfOurs = ({ key }: StorageEvent) => key === KEY && look();
  const stop = watch(look);
  window.addEventListener('storage', lookIfOurs);
  // bfcache: a restored page missed every storage event.
  window.addEventListener('pageshow', look);
  return () => {
    stop();
    window.removeEventListener('storage', lookIfOurs);
    window.removeEventListener('pageshow', look);
  };
}

function read(): ConfirmedPayment[] {
  const kept = sharedStorage.read(KEY);
  return [...(Array.isArray(kept) ? kept.filter(isPayment) : []), ...pageOnly];
}

function isPayment(it: Partial<ConfirmedPayment> | null): it is ConfirmedPayment {
  return typeof it?.sessionId === 'string' && (it.planId === null || typeof it.planId === 'string');
}
