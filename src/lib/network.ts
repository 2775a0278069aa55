/** The browser's network state; the provider may still be unreachable. */
import { useSyncExternalStore } from 'react';
import { createListeners } from './listeners';

/** When the browser last reported `offline`; `null` once a response has disproved it. */
let lostAt: number | null = 0;
const changes = createListeners();
// Pages are also prerendered in Node.
globalThis.addEventListener?.('offline', () => {
  lostAt = performance.now();
  changes.notify();
});
globalThis.addEventListener?.('online', () => changes.notify());

/** `navigator.onLine` is wrong with some virtual adapters and web views. */
export function isOffline(): boolean {
  return globalThis.navigator?.onLine === false && lostAt !== null;
}

/** A response to a request sent while `offline` disproves it. */
export function noteAnswer(sentAt: number): void {
  if (!isOffline() || sentAt <= (lostAt ?? 0)) return;
  lostAt = null;
  changes.notify();
}

export function useIsOffline(): boolean {
  return useSyncExternalStore(changes.watch, isOffline, () => false);
}

/** Data-saver mode or a 2G connection. */
export function isSavingData(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

export function watchNetworkChange(listener: (isThere: boolean) => void): () => void {
  return changes.watch(() => listener(!isOffline()));
}

export function watchNetworkReturn(listener: () => void): () => void {
  return watchNetworkChange((isThere) => {
    if (isThere) listener();
  });
}
