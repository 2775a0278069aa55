/** Whether the browser has a network at all; the provider may be out of reach all the same. */
import { useSyncExternalStore } from 'react';

function watchChanges(listener: () => void): () => void {
  const changes = ['online', 'offline'];
  for (const change of changes) window.addEventListener(change, listener);
  return () => {
    for (const change of changes) window.removeEventListener(change, listener);
  };
}

const isOffline = () => !navigator.onLine;

export function useIsOffline(): boolean {
  return useSyncExternalStore(watchChanges, isOffline, () => false);
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
  return watchChanges(() => listener(navigator.onLine));
}

/** Calls `listener` each time the network is back; returns how to unsubscribe. */
export function watchNetworkReturn(listener: () => void): () => void {
  window.addEventListener('online', listener);
  return () => window.removeEventListener('online', listener);
}
