import { watchCleared } from '../api/session-store';
import { createListeners } from '../lib/listeners';
import { sharedStorage } from '../lib/storage';

export function persistedStore<Value>(key: string, decode: (stored: unknown) => Value) {
  const changes = createListeners();
  let latest: { text: string | null; value: Value } | null = null;

  return {
    /** `useSyncExternalStore` requires the same object until the stored text changes. */
    get(): Value {
      const text = sharedStorage.readText(key);
      if (latest?.text !== text) latest = { text, value: decode(sharedStorage.read(key)) };
      return latest.value;
    },

    set(value: unknown): void {
      sharedStorage.write(key, value);
      changes.notify();
    },

    announce: () => changes.notify(),

    watch(listener: () => void): () => void {
      const stops = [changes.watch(listener), watchCleared(listener)];
      const over = new AbortController();
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      window.addEventListener('storage', onStorage, { signal: over.signal });
      // Listens for `pageshow`, since a page restored from bfcache has missed `storage` events.
      window.addEventListener('pageshow', listener, { signal: over.signal });
      return () => {
        for (const stop of stops) stop();
        over.abort();
      };
    },
  };
}
