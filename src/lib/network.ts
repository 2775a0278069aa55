import { useSyncExternalStore } from 'react';
import { createListeners } from './listeners';

/** Time of the last `offline` event in ms (initially 0); `null` once a response disproves it. */
let lostAt: number | null = 0;
const changes = createListeners();
globalThis.addEventListener?.('offline', () => {
  lostAt = performance.now();
  changes.notify();
});
globalThis.addEventListener?.('online', () => changes.notify());

/**
 * Once a response disproves `navigator.onLine`, ignores that property until the next `offline`
 * event. Virtual adapters and web views may misreport it.
 */
export function isOffline(): boolean {
  return globalThis.navigator?.onLine === false && lostAt !== null;
}

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
