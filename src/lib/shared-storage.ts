/** What all tabs share: JSON in `localStorage`, which throws when it is disabled or full. */

/** The value kept under a key; `null` where there is none that can be read. */
export function readShared(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** @returns whether the value is kept, so that other tabs see it */
export function writeShared(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
