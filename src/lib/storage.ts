/**
 * JSON in the browser's storage. What it doesn't take, since it is disabled or full, is held for as long as the page
 * lives.
 */

/** What this tab keeps over a reload. */
export const tabStorage = jsonIn(() => sessionStorage);

/** What all tabs share. Signing out clears it (spec §4). */
export const sharedStorage = jsonIn(() => localStorage);

/** What was typed into a form, and survives a reload, is kept under keys that begin so. */
export const DRAFT_PREFIX = 'fin.draft.';

function jsonIn(storage: () => Storage) {
  const unstored = new Map<string, string>();

  /** The text under a key; `null` where there is none. */
  function readText(key: string): string | null {
    try {
      return unstored.get(key) ?? storage().getItem(key);
    } catch {
      return null;
    }
  }
  /** @returns whether the text is stored */
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
    /** The value kept under a key; `null` where there is none that can be read. */
    read(key: string): unknown {
      try {
        return JSON.parse(readText(key) ?? 'null');
      } catch {
        return null;
      }
    },
    /** Whether anything is kept under a key that begins so. */
    keeps(prefix: string): boolean {
      try {
        return Object.keys(storage()).some((key) => key.startsWith(prefix));
      } catch {
        return false;
      }
    },
    /** @returns whether the value is stored */
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
    /** Drops what only this page holds: another tab has cleared the storage. */
    dropUnstored: () => unstored.clear(),
  };
}
