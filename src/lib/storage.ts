/** JSON in the browser's storage, which throws when it is disabled or full. */

/** What this tab keeps over a reload. */
export const tabStorage = jsonIn(() => sessionStorage);

/** What all tabs share. Signing out clears it (spec §4). */
export const sharedStorage = jsonIn(() => localStorage);

/** What was typed into a form, and survives a reload, is kept under keys that begin so. */
export const DRAFT_PREFIX = 'fin.draft.';

export type BrowserStorage = ReturnType<typeof jsonIn>;

function jsonIn(storage: () => Storage) {
  /** The text stored under a key; `null` where there is none. */
  function readText(key: string): string | null {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  }
  /** @returns whether the text is stored */
  function writeText(key: string, text: string): boolean {
    try {
      storage().setItem(key, text);
      return true;
    } catch {
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
      try {
        storage().removeItem(key);
      } catch {
        // Disabled storage holds nothing to remove.
      }
    },
  };
}
