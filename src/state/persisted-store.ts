import { watchCleared } from '../api/session-store';
import { createListeners } from '../lib/listeners';
import { sharedStorage } from '../lib/storage';

export function persistedStore<Value>(key: string, decode: (stored: unknown) => Value) {
  const changes = createListeners();
  let latest: { text: string | null; value: Value } | null = null;

  return {
    /** Returns the same object until the value changes, as `useSyncExternalStore` requires. */
    get(): Value {
      const text = sharedStorage.readText(key);
      if (latest?.text !== text || latest === null) latest = { text, value: decode(parsed(text)) };
      return latest.value;
    },

    set(value: unknown): void {
      sharedStorage.write(key, value);
      changes.notify();
    },

    announce: () => changes.notify(),

    watch(listener: () => void): () => void {
      const stops = [changes.watch(listener), watchCleared(listener)];
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      window.addEventListener('storage', onStorage);
      // A page restored from bfcache has missed storage events.
      window.addEventListener('pageshow', listener);
      return () => {
        for (const stop of stops) stop();
        window.removeEventListener('storage', onStorage);
        window.removeEventListener('pageshow', listener);
      };
    },
  };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
