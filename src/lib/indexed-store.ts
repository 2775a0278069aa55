/**
 * What this browser keeps for whoever uses it: a few values in IndexedDB, which a sign-out leaves alone
 * (spec §4 clears local storage). Where the browser has none, or refuses, nothing is found and nothing kept.
 */
const DATABASE = 'fin';
const STORE = 'device';

/** Every value by its key. */
export async function readDevice(): Promise<ReadonlyMap<string, unknown>> {
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
}

export function writeDevice(key: string, value: unknown): Promise<void> {
  return inStore('readwrite', (store) => store.put(value, key));
}

export function clearDevice(): Promise<void> {
  return inStore('readwrite', (store) => store.clear());
}

/** Resolves when the transaction is over, however it went. */
async function inStore(mode: IDBTransactionMode, run: (store: IDBObjectStore) => void) {
  const database = await openDatabase().catch(() => null);
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

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('Another tab holds an older database'));
  });
}
