/**
 * Stores values in IndexedDB, where they survive a browser crash; local storage is flushed late.
 * If IndexedDB is unavailable, reads return an empty map and writes do nothing.
 */
const STORE = 'device';

export function indexedStore(name: string) {
  /** Stays open, since an unloading page has no time to open a database. */
  let database: Promise<IDBDatabase> | null = null;
  const forget = () => {
    database = null;
  };

  async function begin(mode: IDBTransactionMode): Promise<IDBTransaction> {
    database ??= open(name, forget);
    try {
      return (await database).transaction(STORE, mode);
    } catch (error) {
      forget();
      throw error;
    }
  }

  async function inStore(
    mode: IDBTransactionMode,
    run: (store: IDBObjectStore) => void,
  ): Promise<void> {
    const transaction = await begin(mode).catch(() => null);
    if (!transaction) return;
    await new Promise<void>((resolve) => {
      for (const end of ['complete', 'error', 'abort']) {
        transaction.addEventListener(end, () => resolve());
      }
      run(transaction.objectStore(STORE));
    });
  }

  return {
    async readAll(): Promise<ReadonlyMap<string, unknown>> {
      const found = new Map<string, unknown>();
      await inStore('readonly', (store) => {
        store.openCursor().onsuccess = ({ target }) => {
          const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result;
          if (!cursor) return;
          found.set(String(cursor.key), cursor.value);
          cursor.continue();
        };
      });
      return found;
    },
    write: (key: string, value: unknown): Promise<void> =>
      inStore('readwrite', (store) => {
        store.put(value, key);
        store.transaction.commit();
      }),
    clear: (): Promise<void> =>
      inStore('readwrite', (store) => {
        store.clear();
        store.transaction.commit();
      }),
  };
}

function open(name: string, onGone: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => {
      request.result.onclose = onGone;
      request.result.onversionchange = () => {
        request.result.close();
        onGone();
      };
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('Another tab holds an older database'));
  });
}
