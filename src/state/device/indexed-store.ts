/**
 * A few values in IndexedDB, one store a database. Unlike local storage, what is written is on the disk at once. Where
 * the browser has none, or refuses, nothing is found and nothing kept.
 */
const STORE = 'device';

export function indexedStore(name: string) {
  /** Kept open: a page that is left has no time to open one. */
  let database: Promise<IDBDatabase> | null = null;
  const forget = () => {
    database = null;
  };

  async function begin(mode: IDBTransactionMode): Promise<IDBTransaction> {
    database ??= open(name, forget);
    try {
      return (await database).transaction(STORE, mode);
    } catch (error) {
      // It could not be opened, or the browser's storage was emptied: the next one tries again.
      forget();
      throw error;
    }
  }

  /** Resolves when the transaction is over, however it went. */
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
    /** Every value by its key. */
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

/** @param onGone called when the database is closed from elsewhere */
function open(name: string, onGone: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => {
      request.result.onclose = onGone;
      // It is deleted, as by a sign-out in another tab.
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
