/** What this tab keeps over a reload: JSON in `sessionStorage`, which throws when it is disabled. */

/** The value kept under a key; `null` where there is none that can be read. */
export function readTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** @returns whether the value is kept: storage may be disabled or full */
export function writeTab(key: string, value: unknown): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function removeTab(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Disabled storage holds nothing to remove.
  }
}
