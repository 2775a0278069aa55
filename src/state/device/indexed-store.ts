/**
 * A few values in IndexedDB, one store a database. Unlike local storage, what is written is on the disk at once. Where
 * the browser has none, or refuses, nothing is found and nothing kept.
 */
const STORE = 'device';

/** By name. Kept open: a page that is left has no time to open one. */
const databases = new Map<string, Promise<IDBDatabase>>();

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
      inStore(database, 'readwrite', (store) => {
        store.put(value, key);
        store.transaction.commit();
      }),
    clear: (): Promise<void> =>
      inStore(database, 'readwrite', (store) => {
        store.clear();
        store.transaction.commit();
      }),
  };
}

/** Resolves when the transaction is over, however it went. */
async function inStore(
  name: string,
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => void,
): Promise<void> {
  const transaction = await begin(name, mode).catch(() => null);
  if (!transaction) return;
  await new Promise<void>((resolve) => {
    for (const end of ['complete', 'error', 'abort']) {
      transaction.addEventListener(end, () => resolve());
    }
    run(transaction.objectStore(STORE));
  });
}

async function begin(name: string, mode: IDBTransactionMode): Promise<IDBTransaction> {
  const database = databases.get(name) ?? open(name);
  databases.set(name, database);
  try {
    return (await database).transaction(STORE, mode);
  } catch (error) {
    // It could not be opened, or somebody has emptied the browser's storage: the next one tries again.
    databases.delete(name);
    throw error;
  }
}

function open(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => {
      const forget = () => databases.delete(name);
      request.result.onclose = forget;
      // It is deleted, as by a sign-out in another tab.
      request.result.onversionchange = () => {
        request.result.close();
        forget();
      };
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('Another tab holds an older database'));
  });
}
