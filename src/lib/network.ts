import { useSyncExternalStore } from 'react';
import { createListeners } from './listeners';

/** When the browser last reported `offline`; `null` once a response has disproved that. */
let lostAt: number | null = 0;
const changes = createListeners();
globalThis.addEventListener?.('offline', () => {
  lostAt = performance.now();
  changes.notify();
});
globalThis.addEventListener?.('online', () => changes.notify());

/**
 * Ignores `navigator.onLine` once disproved, since some virtual adapters and web views misreport
 * it.
 */
export function isOffline(): boolean {
  return globalThis.navigator?.onLine === false && lostAt !== null;
}

/** Records a response, which proves `offline` wrong if the request was sent after that event. */
export function noteAnswer(sentAt: number): void {
  if (!isOffline() || sentAt <= (lostAt ?? 0)) return;
  lostAt = null;
  changes.notify();
}

export function useIsOffline(): boolean {
  return useSyncExternalStore(changes.watch, isOffline, () => false);
}

export function isSavingData(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

export function watchNetworkChange(listener: (isThere: boolean) => void): () => void {
  return changes.watch(() => listener(!isOffline()));
}
