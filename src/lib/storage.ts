/** JSON in the browser's storage, which throws when it is disabled or full. */

/** What this tab keeps over a reload. */
export const tabStorage = jsonIn(() => sessionStorage);

/** What all tabs share. Signing out clears it (spec §4). */
export const sharedStorage = jsonIn(() => localStorage);

/** What was typed into a form, and survives a reload, is kept under keys that begin so. */
export const DRAFT_PREFIX = 'fin.draft.';

function jsonIn(storage: () => Storage) {
  return {
    /** The value kept under a key; `null` where there is none that can be read. */
    read(key: string): unknown {
      try {
        return JSON.parse(storage().getItem(key) ?? 'null');
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
    /** @returns whether the value is kept */
    write(key: string, value: unknown): boolean {
      try {
        storage().setItem(key, JSON.stringify(value));
        return true;
      } catch {
        return false;
      }
    },
    remove(key: string): void {
      try {
        storage().removeItem(key);
      } catch {
        // Disabled storage holds nothing to remove.
      }
    },
  };
}
