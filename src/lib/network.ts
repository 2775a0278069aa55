/** Whether the browser has a network at all; the provider may be out of reach all the same. */
import { useSyncExternalStore } from 'react';
import { createListeners } from './listeners';

/** When the browser said last that there is no network; `null` once an answer has come all the same. */
let lostAt: number | null = 0;
const changes = createListeners();
// Pages are also rendered in Node, which has no network to watch.
globalThis.addEventListener?.('offline', () => {
  lostAt = performance.now();
  changes.tell();
});
globalThis.addEventListener?.('online', () => changes.tell());

/** What the browser says is not always true, as with some virtual adapters and web views. */
export function isOffline(): boolean {
  return globalThis.navigator?.onLine === false && lostAt !== null;
}

/** An answer to what was sent after the browser had said that there is no network: it is wrong. */
export function noteAnswer(sentAt: number): void {
  if (!isOffline() || sentAt <= (lostAt ?? 0)) return;
  lostAt = null;
  changes.tell();
}

export function useIsOffline(): boolean {
  return useSyncExternalStore(changes.watch, isOffline, () => false);
}

/** Whether the person or a slow connection asks for as little to be loaded as possible. */
export function isSavingData(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

/** Calls `listener` each time the network goes or is back; returns how to unsubscribe. */
export function watchNetworkChange(listener: (isThere: boolean) => void): () => void {
  return changes.watch(() => listener(!isOffline()));
}

/** Calls `listener` each time the network is back; returns how to unsubscribe. */
export function watchNetworkReturn(listener: () => void): () => void {
  return watchNetworkChange((isThere) => {
    if (isThere) listener();
  });
}
