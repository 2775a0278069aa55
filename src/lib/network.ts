import { useSyncExternalStore } from 'react';
import { createListeners } from './listeners';

/** Time of the last `offline` event, or 0 before the first; `null` once a response has disproved it. */
let lostAt: number | null = 0;
const changes = createListeners();
globalThis.addEventListener?.('offline', () => {
  lostAt = performance.now();
  changes.notify();
});
globalThis.addEventListener?.('online', () => changes.notify());

/**
 * Ignores `navigator.onLine` once a response has disproved it, since some virtual adapters and web
 * views misreport it.
 */
export function isOffline(): boolean {
  return globalThis.navigator?.onLine === false && lostAt !== null;
}

/** Records a response, which disproves `offline` if the request was sent after the last such event. */
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
