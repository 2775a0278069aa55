/**
 * A few values in IndexedDB, one store a database. Unlike local storage, what is written is on the disk at once.
 * Where the browser has none, or refuses, nothing is found and nothing kept.
 */
const STORE = 'device';

export function indexedStore(database: string) {
  return {
    /** Every value by its key. */
    async readAll(): Promise<ReadonlyMap<string, unknown>> {
      const found = new Map<string, unknown>();
      await inStore(database, 'readonly', (store) => {
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
      inStore(database, 'readwrite', (store) => store.put(value, key)),
    clear: (): Promise<void> => inStore(database, 'readwrite', (store) => store.clear()),
  };
}

/** Resolves when the transaction is over, however it went. */
async function inStore(
  name: string,
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => void,
): Promise<void> {
  const database = await open(name).catch(() => null);
  if (!database) return;
  await new Promise<void>((resolve) => {
    const transaction = database.transaction(STORE, mode);
    for (const end of ['complete', 'error', 'abort']) {
      transaction.addEventListener(end, () => resolve());
    }
    run(transaction.objectStore(STORE));
  });
  database.close();
}

function open(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('Another tab holds an older database'));
  });
}
