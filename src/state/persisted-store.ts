import { createListeners } from '../lib/listeners';
import { sharedStorage } from '../lib/storage';

/**
 * A JSON value in local storage, which other tabs may change.
 *
 * @param decode reads what is stored, or `null` where nothing is
 */
export function persistedStore<Value>(key: string, decode: (stored: unknown) => Value) {
  const changes = createListeners();
  let latest: { text: string | null; value: Value } | null = null;

  return {
    /** The same object until the value changes. */
    get(): Value {
      const text = sharedStorage.readText(key);
      if (latest?.text !== text || latest === null) latest = { text, value: decode(parsed(text)) };
      return latest.value;
    },

    set(value: unknown): void {
      sharedStorage.write(key, value);
      changes.tell();
    },

    /** Calls the listeners: to whom the value belongs has changed. */
    announce: () => changes.tell(),

    /** Calls `listener` after each change, in this tab or another. @returns how to unsubscribe */
    watch(listener: () => void): () => void {
      const stop = changes.watch(listener);
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      window.addEventListener('storage', onStorage);
      // bfcache: a restored page missed every storage event.
      window.addEventListener('pageshow', listener);
      return () => {
        stop();
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
