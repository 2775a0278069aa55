/**
 * Stores JSON in the browser's storage. If storage is disabled or full, values last as long as the
 * page.
 */

export const tabStorage = jsonIn(() => sessionStorage);

/** Shared by all tabs; cleared at sign-out (spec §4). */
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
  return {
    readText,
    writeText,
    /** `null` if missing or malformed. */
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
      try {
        storage().removeItem(key);
      } catch {
        // Disabled storage holds nothing to remove.
      }
    },
    clear(): void {
      unstored.clear();
      try {
        storage().clear();
      } catch {
        // Disabled storage holds nothing to clear.
      }
    },
    dropUnstored: () => unstored.clear(),
  };
}
