/**
 * Stores JSON and texts. If storage is disabled or full, new values last at most until the page
 * unloads.
 */

export const tabStorage = jsonIn(() => sessionStorage);

/** A sign-out clears everything (spec §4) except kids mode. */
export const sharedStorage = jsonIn(() => localStorage);

export const DRAFT_PREFIX = 'fin.draft.';

function jsonIn(storage: () => Storage) {
  const unstored = new Map<string, string>();

  function readText(key: string): string | null {
    try {
      return unstored.get(key) ?? storage().getItem(key);
    } catch {
      return null;
    }
  }
  function writeText(key: string, text: string): boolean {
    try {
      storage().setItem(key, text);
      unstored.delete(key);
      return true;
    } catch {
      unstored.set(key, text);
      return false;
    }
  }
  function ifEnabled(change: () => void): void {
    try {
      change();
    } catch {}
  }
  return {
    readText,
    writeText,
    read(key: string): unknown {
      try {
        return JSON.parse(readText(key) ?? 'null');
      } catch {
        return null;
      }
    },
    keeps(prefix: string): boolean {
      try {
        return Object.keys(storage()).some((key) => key.startsWith(prefix));
      } catch {
        return false;
      }
    },
    write: (key: string, value: unknown): boolean => writeText(key, JSON.stringify(value)),
    remove(key: string): void {
      unstored.delete(key);
      ifEnabled(() => storage().removeItem(key));
    },
    /** Skips empty storage: another tab may have emptied it and already be storing new values. */
    clear(): void {
      unstored.clear();
      ifEnabled(() => {
        if (storage().length > 0) storage().clear();
      });
    },
    dropUnstored: () => unstored.clear(),
  };
}
